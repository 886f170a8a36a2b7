import { useTranslate } from '../../screens/use-translate.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { useConfig } from '../portal-context.ts';

/** Stands in for a page while it is not known what should show (§2 layout rules). */
export function Loading() {
  const label = useTranslate()('loading.page');
  const { productName } = useConfig();
  return (
    <>
      <title>{`${label} · ${productName}`}</title>
      <h1 className="sr-only">{productName}</h1>
      <Spinner label={label} />
    </>
  );
}

/** The same where there is no frame around it yet. */
export const LoadingScreen = () => (
  <main>
    <Loading />
  </main>
);
