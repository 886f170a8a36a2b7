import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { Said } from '../Said.tsx';
import type { LoginProps } from './step.ts';
import { Ways } from './Ways.tsx';

/** The log-in came to nothing: why, and the ways to begin anew. */
export const Ended = ({ actor }: LoginProps) => (
  <>
    <Why actor={actor} />
    <Ways actor={actor} />
  </>
);

function Why({ actor }: LoginProps) {
  const isAsleep = useSelector(actor, (snapshot) => snapshot.matches('asleep'));
  const message = useSelector(actor, ({ context }) => context.message);
  return isAsleep ? (
    <Banner tone="info" role="alert" title={<FormattedMessage id="login.bankid.asleep.title" />}>
      <FormattedMessage id="login.bankid.asleep.text" />
    </Banner>
  ) : (
    <Banner tone="bad" role="alert" title={<FormattedMessage id="login.bankid.failed.title" />}>
      {message && <Said message={message} />}
    </Banner>
  );
}
