import type { LocalizedText } from './banner-texts.ts';

/** A text of a banner, marked with its language: screen readers pronounce it accordingly. */
export const BannerText = ({ text, language }: LocalizedText) => <span lang={language}>{text}</span>;
