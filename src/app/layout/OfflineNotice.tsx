import { WifiOff } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useOnline } from '../../ui/use-online.ts';

/** One line below the top bar while the browser has no network. It lies over the page, so that it moves nothing. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div aria-live="polite" className="pointer-events-none sticky top-bar-phone z-10 h-0 tablet:top-bar">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-1 text-surface text-tiny">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <FormattedMessage id="offline.notice" />
        </p>
      )}
    </div>
  );
}
