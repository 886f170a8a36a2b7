import { X } from 'lucide-react';
import { Said } from '../../screens/Said.tsx';
import { useSay } from '../../screens/say.ts';
import { Banner, type BannerTone } from '../../ui/Banner.tsx';
import type { ToastsProps } from './toasts-props.ts';

const TONES: Record<ToastsProps['shown'][number]['toast']['type'], BannerTone> = {
  error: 'bad',
  alert: 'warn',
  info: 'info',
  success: 'good',
};

/** What toasts are when their real code cannot be fetched: the words, and the way to close them. */
export function PlainToasts({ shown }: ToastsProps) {
  const say = useSay();
  return (
    <div className="fixed inset-x-4 top-bar z-50 mt-3 grid gap-2.5 tablet:start-auto tablet:end-6 tablet:w-96">
      {shown.map(({ id, toast, actor }) => (
        <div key={id} className="rounded-tile shadow-raised">
          <Banner
            tone={TONES[toast.type]}
            role="alert"
            action={
              <button
                type="button"
                aria-label={say('toast.close')}
                className="grid size-9 cursor-pointer place-items-center"
                onClick={() => actor.send({ type: 'toast.close' })}
              >
                <X aria-hidden className="size-5" />
              </button>
            }
          >
            <Said message={toast.message} />
          </Banner>
        </div>
      ))}
    </div>
  );
}
