import { FormattedMessage } from 'react-intl';
import { contactInfosOf } from '../../../machines/contact-details/contact-detail.ts';
import { maskedEmail } from '../../../machines/contact-details/masked-email.ts';
import { useCardholder } from '../use-account.ts';

/** The address that one-time codes are sent to, masked; without a verified address the words "your email". */
export function CodeRecipient() {
  const cardholder = useCardholder();
  const verified = cardholder && contactInfosOf(cardholder, 'email').find((contact) => contact.verified);
  const masked = verified ? maskedEmail(verified.description) : null;
  if (masked === null) return <FormattedMessage id="signature.code.recipient" />;
  const { first, domain } = masked;
  return (
    <>
      <strong aria-hidden className="font-semibold text-ink">{`${first}•••@${domain}`}</strong>
      <span className="sr-only">
        <FormattedMessage
          id="signature.code.maskedRecipient"
          values={{ hasFirst: String(first !== ''), first, domain }}
        />
      </span>
    </>
  );
}
