import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { session } from '../../../machines/session/session.ts';
import { requiredPart } from '../../ui/required-part.ts';
import { useSession } from '../portal-context.ts';

const loadExpiryDialog = () => import('./SessionExpiryDialog.tsx');

const loadEndingDialog = () => import('./SessionEndingDialog.tsx');

const loadInactivityDialog = () => import('./InactivityDialog.tsx');

const ConfirmLoginDialog = requiredPart(() => import('./ConfirmLoginDialog.tsx'));
const SwitchUserDialog = requiredPart(() => import('./SwitchUserDialog.tsx'));
const SessionExpiryDialog = requiredPart(loadExpiryDialog);
const SessionEndingDialog = requiredPart(loadEndingDialog);
const InactivityDialog = requiredPart(loadInactivityDialog);

type SessionSnapshot = SnapshotFrom<typeof session>;

const isChoosing = (snapshot: SessionSnapshot) => snapshot.matches('choosing');
const isConfirming = (snapshot: SessionSnapshot) => snapshot.matches('confirmingOffer');
const isSignedIn = (snapshot: SessionSnapshot) => snapshot.matches('signedIn');
const isExpiring = (snapshot: SessionSnapshot) => snapshot.matches({ signedIn: 'expiring' });
const isEnding = (snapshot: SessionSnapshot) => snapshot.matches({ signedIn: { ending: 'warning' } });

const isUnattended = (snapshot: SessionSnapshot) => snapshot.matches({ signedIn: 'unattended' });

/** The questions of the session (§4), above any page. */
export function SessionDialogs() {
  const actor = useSession();
  const choosing = useSelector(actor, isChoosing);
  const confirming = useSelector(actor, isConfirming);
  const signedIn = useSelector(actor, isSignedIn);
  const expiring = useSelector(actor, isExpiring);
  const ending = useSelector(actor, isEnding);
  const unattended = useSelector(actor, isUnattended);
  useEffect(() => {
    // Loaded early: a session that cannot be renewed has usually lost its connection, and so has one that was left alone.
    if (signedIn) Promise.all([loadExpiryDialog(), loadEndingDialog(), loadInactivityDialog()]).catch(() => undefined);
  }, [signedIn]);
  return (
    <Suspense fallback={null}>
      {choosing && <SwitchUserDialog session={actor} />}
      {confirming && <ConfirmLoginDialog session={actor} />}
      {expiring && <SessionExpiryDialog session={actor} />}
      {ending && <SessionEndingDialog session={actor} />}
      {unattended && <InactivityDialog session={actor} />}
    </Suspense>
  );
}
