import { homeModel } from '../../../machines/home/home.model.ts';
import { defineFlow } from '../flow.ts';
import { messagePattern } from '../message-pattern.ts';
import { onHomePage } from './home-page.ts';

export const homeFlow = defineFlow(homeModel, {
  ...onHomePage,
  gestures: {},
  assertions: { open: (page) => page.getByRole('heading', { level: 1, name: messagePattern('home.title') }) },
});
