import type { ComponentProps } from 'react';
import { lostCard } from '../../../machines/lost-card/lost-card.ts';
import { LostCardView } from '../../screens/lost-card/LostCardView.tsx';
import { useLanguage } from '../../screens/use-language.ts';
import { defineScreen } from '../define-screen.ts';
import { useConfig } from '../portal-context.ts';

function LostCardPage({ actor }: Pick<ComponentProps<typeof LostCardView>, 'actor'>) {
  const { support } = useConfig();
  const hours = support?.hours?.[useLanguage()];
  return <LostCardView actor={actor} contact={{ lostCardPhone: support?.lostCardPhone, hours }} />;
}

export const lostCardScreen = defineScreen(
  lostCard,
  ({ ports, granted }) => ({ ports, accountId: granted().account.id }),
  LostCardPage,
);
