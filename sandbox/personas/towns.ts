/** A restaurant with the price of its lunch of the day in 2026, kronor. */
export interface Place {
  readonly name: string;
  readonly price: number;
}

const place = (name: string, price: number): Place => ({ name, price });

/** Fictional restaurants in real towns. */
export const TOWNS = {
  stockholm: [
    place('Lilla Köket', 139),
    place('Bistro Ankaret', 149),
    place('Saluhallens Lunchbar', 135),
    place('Thaiköket Vasa', 125),
    place('Café Mandel', 119),
    place('Sushi Haru', 145),
    place('Matsalen Norra Tornet', 129),
    place('Pizzeria Bellavista', 125),
    place('Gröna Gaffeln', 135),
    place('Krogen Sjöboden', 155),
    place('Falafelbaren', 105),
    place('Kajens Matsal', 139),
  ],
  goteborg: [
    place('Fiskboden Vid Älven', 149),
    place('Haga Soppkök', 115),
    place('Lindholmens Matsal', 129),
    place('Café Kringlan', 119),
    place('Masala Majorna', 125),
    place('Bistro Spårvagnen', 139),
    place('Pizzeria Tre Ruter', 119),
    place('Noodle Norr', 129),
    place('Magasinets Lunch', 135),
    place('Salladen på Hörnet', 125),
  ],
  malmo: [
    place('Möllans Falafel', 89),
    place('Västra Hamnens Kök', 139),
    place('Bistro Kockum', 135),
    place('Ramen Triangeln', 135),
    place('Slottsparkens Café', 119),
    place('Shawarma Söder', 99),
    place('Krog Gängtappen', 145),
    place('Saltimporten Norra', 125),
    place('Gröna Köket Malmö', 119),
  ],
  umea: [
    place('Björkarnas Matsal', 125),
    place('Lunchen på Kajen', 129),
    place('Älgens Kök', 139),
    place('Thai Orkidé', 119),
    place('Café Station Norr', 115),
    place('Pizzeria Vännäs', 115),
    place('Umedalens Värdshus', 129),
  ],
} as const satisfies Readonly<Record<string, readonly Place[]>>;

export type Town = keyof typeof TOWNS;
