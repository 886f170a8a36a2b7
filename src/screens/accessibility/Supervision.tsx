import { FormattedMessage } from 'react-intl';
import { ExternalLink } from '../ExternalLink.tsx';
import { useTranslate } from '../use-translate.ts';
import { Section } from './Section.tsx';
import type { Statement } from './statement.ts';

interface Props {
  readonly supervision: NonNullable<Statement['supervision']>;
}

/** The laws that apply, the authorities that supervise them, and how to complain. */
export function Supervision({ supervision }: Props) {
  const translate = useTranslate();
  return (
    <Section heading={translate('accessibility.supervision.title')}>
      {supervision.map(({ law, authority, complaints }) => (
        <div key={law} className="grid gap-4 pb-2.5">
          <p>
            <FormattedMessage id={`accessibility.law.${law}`} values={{ authority }} />
          </p>
          <p>
            <ExternalLink standalone href={complaints}>
              <FormattedMessage id="accessibility.complain" values={{ authority }} />
            </ExternalLink>
          </p>
        </div>
      ))}
    </Section>
  );
}
