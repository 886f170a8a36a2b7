import { FormattedMessage } from 'react-intl';
import { useTranslate } from '../use-translate.ts';
import { Section } from './Section.tsx';
import type { Statement } from './statement.ts';
import { Translated } from './Translated.tsx';

interface Props {
  readonly deficiencies: NonNullable<Statement['deficiencies']>;
}

/** What is not accessible, and why. */
export function Deficiencies({ deficiencies }: Props) {
  const translate = useTranslate();
  return (
    <Section heading={translate('accessibility.deficiencies.title')}>
      {deficiencies.length === 0 ? (
        <p>
          <FormattedMessage id="accessibility.deficiencies.none" />
        </p>
      ) : (
        <ul className="grid list-disc gap-2 ps-5">
          {deficiencies.map(({ text, reason }) => (
            <li key={text.sv}>
              <Translated text={text} />
              <p className="text-muted">
                <FormattedMessage
                  id="accessibility.deficiencies.reason"
                  values={{ reason: <Translated key="reason" text={reason} /> }}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
