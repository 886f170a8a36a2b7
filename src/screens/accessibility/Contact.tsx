import { FormattedMessage } from 'react-intl';
import { STANDALONE_LINK_CLASS } from '../../ui/TextLink.tsx';
import { SupportLink } from '../SupportLink.tsx';
import { useTranslate } from '../use-translate.ts';
import { Section } from './Section.tsx';
import type { Statement } from './statement.ts';

interface Props {
  /** Null: users are led to the support page. */
  readonly contact: Statement['contact'] | null;
}

/** How to report an obstacle, and how to get the content in another form. */
export function Contact({ contact }: Props) {
  const translate = useTranslate();
  return (
    <Section heading={translate('accessibility.contact.title')}>
      <p>
        {contact ? (
          <FormattedMessage id="accessibility.contact.text" />
        ) : (
          <FormattedMessage id="accessibility.contact.support" values={{ support: <SupportLink key="support" /> }} />
        )}
      </p>
      {contact && (
        <ul className="grid gap-5 py-2.5">
          {contact.email && (
            <li>
              <a className={STANDALONE_LINK_CLASS} href={`mailto:${contact.email}`}>
                {contact.email}
              </a>
            </li>
          )}
          {contact.phone && (
            <li>
              <a className={STANDALONE_LINK_CLASS} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
                {contact.phone}
              </a>
            </li>
          )}
          {contact.address && <li>{contact.address}</li>}
        </ul>
      )}
    </Section>
  );
}
