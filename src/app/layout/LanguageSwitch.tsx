import { useSelector } from '@xstate/react';
import { useTranslate } from '../../screens/use-translate.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { usePortal } from '../portal-context.ts';

/** Each language by its own name. */
const OPTIONS = [
  { value: 'sv', label: 'Svenska', lang: 'sv' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;

export function LanguageSwitch() {
  const translate = useTranslate();
  const actor = useSelector(usePortal(), ({ context }) => context.language);
  // A choice shows at once, while its messages are loading.
  const language = useSelector(actor, (snapshot) =>
    snapshot.matches('loaded') ? snapshot.context.language : snapshot.context.requested,
  );
  return (
    <SegmentedControl
      legend={translate('language.legend')}
      options={OPTIONS}
      value={language}
      onChange={(chosen) => actor.send({ type: 'language.choose', language: chosen })}
    />
  );
}
