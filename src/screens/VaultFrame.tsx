import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { EXPOSURE_SECONDS } from '../../machines/secret-exposure.ts';
import type { vaultFrame } from '../../machines/vault-frame.ts';
import { Button } from '../ui/Button.tsx';
import { CountdownRing } from '../ui/CountdownRing.tsx';
import { takeFocus } from '../ui/focus.tsx';
import { Skeleton, SkeletonBlock } from '../ui/Skeleton.tsx';
import { useTranslate } from './use-translate.ts';

interface Props {
  /** The actor that shows the page; undefined when its machine has stopped it. */
  readonly frame: ActorRefFrom<typeof vaultFrame> | undefined;
  readonly title: string;
  /** Whether the vault shows what was asked for; a skeleton is below its page until then. */
  readonly isShown: boolean;
  /** A Tailwind class. */
  readonly height: string;
  readonly countdownLabel: (seconds: number) => string;
  readonly closeIcon: LucideIcon;
  readonly closeLabel: ReactNode;
  readonly onClose: () => void;
  /** Shown below the frame, which must not move under the user's finger when a message appears or goes. */
  readonly children?: ReactNode;
}

/** A page of the card vault in a frame, with a countdown and a button to close it. */
export function VaultFrame({ frame, title, isShown, height, countdownLabel, children, ...close }: Props) {
  const translate = useTranslate();
  const mountHost = useCallback(
    (element: HTMLElement | null) => {
      if (element) frame?.send({ type: 'host.mounted', element, title });
    },
    [frame, title],
  );
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={title}
      className="grid animate-appear gap-3 rounded-tile border border-line bg-surface p-4 shadow-tile"
    >
      <div className={`relative overflow-hidden rounded-small ${height}`}>
        {!isShown && (
          <Skeleton label={translate('card.secret.opening')}>
            <SkeletonBlock className={`w-full ${height}`} />
          </Skeleton>
        )}
        <div ref={mountHost} className="absolute inset-0" />
      </div>
      {children}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CountdownRing seconds={EXPOSURE_SECONDS} isStarted={isShown} label={countdownLabel} />
        <Button kind="ghost" icon={close.closeIcon} onPress={close.onClose}>
          {close.closeLabel}
        </Button>
      </div>
    </section>
  );
}
