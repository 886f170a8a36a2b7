import { Mail, Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { type ContactKind, contactDetail, writtenValue } from '../../../machines/contact-details/contact-detail.ts';
import { verificationAddress, verificationState } from '../../../machines/contact-details/verification.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Space } from '../../ui/TextElement.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { LostRows } from '../LostRows.tsx';
import { useCardholder } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';

/** E-mail and phone, each with links to change and to verify it (§2). */
export function ContactDetailsTile() {
  const translate = useTranslate();
  return (
    <Tile heading={translate('contact-details.title')}>
      <ul className="mt-2 divide-y divide-line">
        <ContactRow kind="email" />
        <ContactRow kind="phone" />
      </ul>
      <LostRows list={useCardholder()?.personalInformation.contactInfos} id="lost.contactDetails" />
    </Tile>
  );
}

const ICONS = { email: Mail, phone: Smartphone };
const UNVERIFIED = { email: 'contact-details.unverified', phone: 'contact-details.unverified.phone' } as const;

function ContactRow({ kind }: { readonly kind: ContactKind }) {
  const translate = useTranslate();
  const cardholder = useCardholder();
  const detail = cardholder && contactDetail(cardholder, kind);
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 py-4 last:pb-0">
      <IconTile icon={ICONS[kind]} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-small text-muted">
          <FormattedMessage id={`contact-details.${kind}`} />
        </p>
        <p className="font-semibold">
          {detail?.value ? writtenValue(kind, detail.value) : translate('settings.missing')}
        </p>
        {detail?.value && !detail.isVerified && (
          <p className="text-small">
            <span className="font-semibold text-warning">
              <FormattedMessage id={UNVERIFIED[kind]} />
            </span>
            <Space />
            <TextLink
              to={verificationAddress({ ...detail, contactInformationId: detail.id, kind, next: null })}
              state={verificationState(detail)}
            >
              <FormattedMessage id={`contact-details.${kind}.verify`} />
            </TextLink>
          </p>
        )}
      </div>
      <LinkButton kind="ghost" size="small" to={`/edit-${kind}`}>
        <FormattedMessage id={detail?.value ? `contact-details.${kind}.change` : `contact-details.${kind}.add`} />
      </LinkButton>
    </li>
  );
}
