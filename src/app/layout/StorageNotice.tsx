import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../../ui/Banner.tsx';
import { useSession } from '../portal-context.ts';

/** Tells the user that a log-in does not outlive the page, if the browser blocks storage. */
export function StorageNotice() {
  const isPersistent = useSelector(useSession(), ({ context }) => context.ports.device.isPersistent);
  if (isPersistent) return null;
  return (
    <Banner tone="info">
      <FormattedMessage id="login.storageBlocked" />
    </Banner>
  );
}
