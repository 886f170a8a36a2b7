import { jsonPoster } from './post.ts';

interface Sight {
  readonly orderRef: string;
}

/** The cardholder's BankID app, by its API: what the person does on the phone. */
export class BankIdApp {
  readonly #post: ReturnType<typeof jsonPoster>;

  constructor(url: string) {
    this.#post = jsonPoster(url);
  }

  /** Takes the order whose QR code the phone's camera sees. */
  scan = (qr: string) => this.#post<Sight>('/scan', { qr });

  /** Takes an order on this device, as the app does when a page opens it. */
  open = (autoStartToken: string) => this.#post<Sight>('/open', { autoStartToken });

  /** Says who holds the phone; the app then asks for the security code. */
  identify = ({ orderRef }: Sight, persona: string) => this.#post<Sight>('/identify', { orderRef, persona });

  /** Enters the security code. */
  approve = ({ orderRef }: Sight) => this.#post<Sight>('/approve', { orderRef, code: '123456' });

  cancel = ({ orderRef }: Sight) => this.#post<Sight>('/cancel', { orderRef });

  /** Ends the order with a hint of BankID's, or one that nobody has heard of. */
  fail = ({ orderRef }: Sight, hint: string) => this.#post<Sight>('/fail', { orderRef, hint });
}
