/** Texts that no picture shows, by id or by the beginning of ids, and why. */
export const UNSHOWN_TEXTS: readonly { readonly ids: readonly string[]; readonly reason: string }[] = [
  { ids: ['detail.*'], reason: 'no model has this rejection' },
  { ids: ['bankid.failed.*'], reason: 'no model has this answer of BankID' },
  { ids: ['rule.*', 'support.ticket.rule.*'], reason: 'no model breaks this rule on a page that is pictured' },
  { ids: ['accessibility.*'], reason: 'a page without a machine of its own' },
  { ids: ['account.*'], reason: 'the account menu has no machine, so no path opens it' },
  { ids: ['unsupported-browser.*', 'offline.*', 'crash.*'], reason: 'shown outside of the machines; journeys test it' },
  { ids: ['transactions.export.*'], reason: 'in a file that is saved, not on the page' },
  { ids: ['topups.file.*'], reason: 'in the calendar file, not on the page' },
  { ids: ['app-redirect.open.ios', 'app-redirect.open.mac'], reason: 'the browser of the tests has another system' },
];
