import { jsonPoster } from './post.ts';

interface AppOrder {
  readonly orderRef: string;
}

interface OrderStatus {
  readonly status: string;
  readonly hintCode: string | null;
}

/** The cardholder's BankID app, controlled through the API of the sandbox. */
export class BankIdApp {
  readonly #post: ReturnType<typeof jsonPoster>;

  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
    this.#post = jsonPoster(url);
  }

  /** How an order is at BankID. */
  statusOf = async ({ orderRef }: AppOrder): Promise<OrderStatus> => {
    const response = await fetch(`${this.#url}/orders/${orderRef}`);
    const { status, hintCode } = (await response.json()) as OrderStatus;
    return { status, hintCode };
  };

  /** Scans a QR code, which gives the app its order. */
  scan = (qr: string) => this.#post<AppOrder>('/scan', { qr });

  /** Opens the app with an order on the same device. */
  open = (autoStartToken: string) => this.#post<AppOrder>('/open', { autoStartToken });

  /** Identifies the user of the app, which then asks for the security code. */
  identify = ({ orderRef }: AppOrder, persona: string) => this.#post<AppOrder>('/identify', { orderRef, persona });

  /** Enters the security code. */
  approve = ({ orderRef }: AppOrder) => this.#post<AppOrder>('/approve', { orderRef, code: '123456' });

  cancel = ({ orderRef }: AppOrder) => this.#post<AppOrder>('/cancel', { orderRef });

  /** Ends the order with a hint code, known or unknown. */
  fail = ({ orderRef }: AppOrder, hint: string) => this.#post<AppOrder>('/fail', { orderRef, hint });
}
