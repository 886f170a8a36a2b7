import { useTranslate } from '../../screens/use-translate.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useConfig } from '../portal-context.ts';

/** Shown until it is known which page to show (§2 layout rules). */
export function Loading() {
  const translate = useTranslate();
  const label = translate('loading.page');
  const { productName } = useConfig();
  return (
    <>
      <title>{`${label} · ${productName}`}</title>
      <h1 className="sr-only">{productName}</h1>
      <Spinner label={label} lateNote={translate('loading.late')} />
    </>
  );
}

/** The same as a whole page, without a layout around it. The bottom bar of the page has its place: see styles.css. */
export const LoadingScreen = () => (
  <main data-bottom-bar="" className="min-h-dvh">
    <Loading />
  </main>
);
