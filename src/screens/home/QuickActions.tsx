import { useSelector } from '@xstate/react';
import { CalendarPlus, Hash, LockKeyhole, LockKeyholeOpen, ShieldOff } from 'lucide-react';
import { isCardBlocked, isPinBlocked } from '../../../machines/home/card-status.ts';
import { QuickLink, QuickRow } from '../../ui/QuickAction.tsx';
import { useHasTopups } from '../use-account.ts';
import { useTranslate } from '../use-translate.ts';
import type { PartProps } from './home-props.ts';

/** What people come for: the PIN, the block and the order, each one press away. */
export function QuickActions({ actor }: PartProps<'cardStatus'>) {
  const translate = useTranslate();
  const hasTopups = useHasTopups();
  const isBlocked = useSelector(actor, isCardBlocked);
  const isPinUnusable = useSelector(actor, isPinBlocked);
  return (
    <QuickRow label={translate('home.actions')}>
      <QuickLink
        to="/card"
        icon={isPinUnusable ? LockKeyholeOpen : Hash}
        urgent={isPinUnusable}
        label={translate(isPinUnusable ? 'home.actions.unblockPin' : 'home.actions.pin')}
      />
      <QuickLink
        to="/card"
        icon={isBlocked ? ShieldOff : LockKeyhole}
        urgent={isBlocked}
        label={translate(isBlocked ? 'home.actions.resume' : 'home.actions.block')}
      />
      {hasTopups && <QuickLink to="/topup" icon={CalendarPlus} label={translate('home.actions.order')} />}
    </QuickRow>
  );
}
