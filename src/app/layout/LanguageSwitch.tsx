import { useSelector } from '@xstate/react';
import { useTranslate } from '../../screens/use-translate.ts';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { usePortal } from '../portal-context.ts';

/** Each language by its own name, so that nobody has to read the other one to find it. */
const OPTIONS = [
  { value: 'sv', label: 'Svenska', lang: 'sv' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;

export function LanguageSwitch() {
  const translate = useTranslate();
  const actor = useSelector(usePortal(), ({ context }) => context.language);
  // What was chosen counts at once, also while its words are on their way.
  const language = useSelector(actor, (snapshot) =>
    snapshot.matches('speaking') ? snapshot.context.language : snapshot.context.wanted,
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
