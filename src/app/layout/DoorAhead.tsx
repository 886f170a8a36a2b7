interface Way {
  readonly title: string;
  readonly note: string;
}

interface Props {
  readonly title: string;
  readonly lead: string;
  /** By QR code, which stands first where there is a mouse … */
  readonly scan: Way;
  /** … and by BankID on this device, which stands first where there is a finger. */
  readonly open: Way;
}

/** Takes exactly the place of the button that it becomes. */
const WayAhead = ({ title, note }: Way) => (
  <div className="flex w-full items-center gap-4 rounded-tile border border-line bg-surface p-4 text-start shadow-tile">
    <span className="size-11 shrink-0 rounded-button bg-line" />
    <span className="grid">
      <span className="font-semibold">{title}</span>
      <span className="text-small text-muted">{note}</span>
    </span>
  </div>
);

/**
 * The door as it stands in the page itself, before any script has come: what is read first is there at once. It names
 * no product and has no accent, for those come with the configuration; the real door takes its place.
 */
export const DoorAhead = ({ title, lead, scan, open }: Props) => (
  <div
    data-ahead=""
    className="grid min-h-dvh grid-cols-[minmax(0,1fr)] desktop:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
  >
    <div className="hidden bg-line desktop:block" />
    <div className="flex flex-col px-5 py-5 tablet:px-8 tablet:py-8">
      <div className="h-10" />
      <main className="mx-auto grid w-full max-w-pane flex-1 content-center gap-5 py-8 text-center">
        <div className="grid gap-1.5">
          <h1 className="font-semibold text-heading tracking-tight">{title}</h1>
          <p className="text-lead">{lead}</p>
        </div>
        <div className="grid gap-3">
          <WayAhead {...scan} />
          <div className="pointer-coarse:order-first">
            <WayAhead {...open} />
          </div>
        </div>
        <div className="h-6" />
      </main>
      <div className="h-5" />
    </div>
  </div>
);
