import { LANGUAGES } from '../contract/language.ts';
import { filesOf, frameFilesOf, type Manifest } from './manifest.ts';

/** Pages that users reload or have as a bookmark, with the module of their screen. */
const PAGES = {
  '/home': 'home.ts',
  '/transactions': 'transactions.ts',
  '/topup': 'topups.tsx',
  '/card': 'card.tsx',
  '/settings/user': 'settings.tsx',
};

const template = (condition: string, links: readonly string[]) =>
  `<template data-preload="${condition}">${links.join('')}</template>`;

const moduleLink = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`;

function messagesOf(chunks: Manifest, language: string): string {
  const file = Object.values(chunks).find((chunk) => chunk.file.startsWith(`assets/${language}-`))?.file;
  if (file === undefined) throw new Error(`the build has no messages in ${language}`);
  return `<link rel="preload" as="fetch" crossorigin href="/${file}">`;
}

/**
 * Templates with the links that fetch what a signed-in user's first page needs: for every page, for a language and for a
 * path. A template has no effect until public/before-paint.js marks it as needed, because only the device knows whether
 * there is a token; src/app/start.ts inserts its content. Throws if the build lacks a page.
 */
export function preloadTemplates(chunks: Manifest): string {
  const frame = frameFilesOf(chunks);
  const pages = Object.entries(PAGES).map(([path, module]) => {
    const files = filesOf(chunks, `src/app/screens/${module}`);
    if (files.size === 0) throw new Error(`the build has no ${module}`);
    return template(path, [...files].filter((file) => !frame.has(file)).map(moduleLink));
  });
  const languages = LANGUAGES.map((language) => template(language, [messagesOf(chunks, language)]));
  return [template('signed-in', [...frame].map(moduleLink)), ...languages, ...pages].join('\n    ');
}
