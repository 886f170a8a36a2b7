/** The kinds of device that have a store of their own; a store for the rest is chosen for them. */
export type System = 'ios' | 'android' | 'mac' | 'other';

/** Where the app is to be had, by kind of device; configured. */
export interface Stores {
  readonly ios: string;
  readonly android: string;
  readonly mac: string;
}

/** The store of a device; the Play store where there is none (§2 /login/app-redirect). */
export const storeFor = (system: System, stores: Stores): string =>
  system === 'other' ? stores.android : stores[system];
