import type { ActorRefFrom } from 'xstate';
import type { deliveryAddress } from '../../../machines/physical-card/delivery-address.ts';
import type { orderSigning } from '../../../machines/physical-card/order-signing.ts';
import type { physicalCardOrder } from '../../../machines/physical-card/physical-card-order.ts';
import type { pinChoice } from '../../../machines/physical-card/pin-choice.ts';

export interface OrderProps {
  readonly actor: ActorRefFrom<typeof physicalCardOrder>;
}

export interface AddressProps extends OrderProps {
  readonly address: ActorRefFrom<typeof deliveryAddress>;
}

export interface PinProps extends OrderProps {
  readonly pin: ActorRefFrom<typeof pinChoice>;
}

export interface SigningProps extends OrderProps {
  readonly signing: ActorRefFrom<typeof orderSigning>;
}
