import { FormattedMessage } from 'react-intl';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useDateFormat } from '../use-date-format.ts';
import { useTranslate } from '../use-translate.ts';
import { Contact } from './Contact.tsx';
import { Deficiencies } from './Deficiencies.tsx';
import { Section } from './Section.tsx';
import { Supervision } from './Supervision.tsx';
import type { Statement } from './statement.ts';
import { Translated } from './Translated.tsx';

interface Props {
  readonly product: string;
  /** Null if the operator has published none: then nothing is claimed. */
  readonly statement: Statement | null;
}

/** The accessibility statement that lag (2018:1937) and lag (2023:254) require. */
export function AccessibilityView({ product, statement }: Props) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading title={translate('accessibility.title')}>
        <FormattedMessage id="accessibility.lead" values={{ product }} />
      </PageHeading>
      <Section heading={translate('accessibility.service.title')}>
        <p>
          <FormattedMessage id="accessibility.service.text" values={{ product }} />
        </p>
        {statement && (
          <p>
            <FormattedMessage id="accessibility.service.provider" values={{ provider: statement.provider }} />
          </p>
        )}
      </Section>
      <Section heading={translate('accessibility.conformance.title')}>
        <p>
          <FormattedMessage id={`accessibility.conformance.${statement?.conformance ?? 'unknown'}`} />
        </p>
      </Section>
      {statement?.deficiencies && <Deficiencies deficiencies={statement.deficiencies} />}
      <Contact contact={statement?.contact ?? null} />
      {statement?.supervision && <Supervision supervision={statement.supervision} />}
      {statement && <Testing statement={statement} />}
      <LinkButton kind="ghost" to="/home">
        <FormattedMessage id="navigation.back" />
      </LinkButton>
    </>
  );
}

function Testing({ statement: { tested, reviewed } }: { readonly statement: Statement }) {
  const translate = useTranslate();
  const { formatDate } = useDateFormat();
  if (!tested && !reviewed) return null;
  return (
    <Section heading={translate('accessibility.tested.title')}>
      {tested && (
        <p>
          <Translated text={tested} />
        </p>
      )}
      {reviewed && (
        <p>
          <FormattedMessage
            id="accessibility.reviewed"
            values={{ date: formatDate(Date.parse(`${reviewed}T12:00:00Z`)) }}
          />
        </p>
      )}
    </Section>
  );
}
