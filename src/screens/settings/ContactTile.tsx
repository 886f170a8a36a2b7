import { Mail, Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { type ContactKind, contactDetail } from '../../../machines/contact-detail.ts';
import { verificationAddress } from '../../../machines/contact-details/verification.ts';
import { IconTile } from '../../ui/IconTile.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Tile } from '../../ui/Tile.tsx';
import { useCardholder } from '../holder.ts';
import { useTranslate } from '../use-translate.ts';

/** E-mail and phone: whether they are verified, and the ways to change and to verify them (§2). */
export function ContactTile() {
  const say = useTranslate();
  return (
    <Tile heading={say('user.contact.title')}>
      <ul className="mt-2 divide-y divide-line">
        <Contact kind="email" />
        <Contact kind="phone" />
      </ul>
    </Tile>
  );
}

const ICONS = { email: Mail, phone: Smartphone };
const UNVERIFIED = { email: 'user.unverified', phone: 'user.unverified.phone' } as const;

function Contact({ kind }: { readonly kind: ContactKind }) {
  const say = useTranslate();
  const cardholder = useCardholder();
  const detail = cardholder && contactDetail(cardholder, kind);
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-3 py-4 last:pb-0">
      <IconTile icon={ICONS[kind]} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-small text-muted">
          <FormattedMessage id={`user.${kind}`} />
        </p>
        <p className="break-words font-semibold">{detail?.value || say('user.missing')}</p>
        {detail?.value && !detail.isVerified && (
          <p className="text-small">
            <span className="font-semibold text-warning">
              <FormattedMessage id={UNVERIFIED[kind]} />
            </span>{' '}
            <TextLink to={verificationAddress({ ...detail, contactInformationId: detail.id, kind, next: null })}>
              <FormattedMessage id={`user.${kind}.verify`} />
            </TextLink>
          </p>
        )}
      </div>
      <LinkButton kind="ghost" size="small" to={`/edit-${kind}`}>
        <FormattedMessage id={detail?.value ? `user.${kind}.change` : `user.${kind}.add`} />
      </LinkButton>
    </li>
  );
}
