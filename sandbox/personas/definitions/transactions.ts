import type { ExtraTransaction } from '../persona.ts';

/** One transaction of each kind and status. */
export const ALL_KINDS: readonly ExtraTransaction[] = [
  {
    daysAgo: 3,
    at: '18:40',
    operation: 'Purchase',
    status: 'Declined',
    description: 'Vinbaren Korken',
    amount: -24_500,
    merchant: { amount: 245, currency: 'SEK' },
  },
  {
    daysAgo: 6,
    at: '14:05',
    operation: 'Refund',
    status: 'Successful',
    description: 'Bistro Ankaret',
    amount: 12_900,
    merchant: { amount: 129, currency: 'SEK' },
  },
  {
    daysAgo: 12,
    at: '12:31',
    operation: 'Purchase',
    status: 'Successful',
    description: 'Trattoria Da Paolo, Milano',
    amount: -16_675,
    fee: 492,
    merchant: { amount: 14.5, currency: 'EUR' },
  },
  {
    daysAgo: 20,
    at: '12:02',
    operation: 'Purchase',
    status: 'Expired',
    description: 'Hotell Havsbris',
    amount: -18_000,
    merchant: { amount: 180, currency: 'SEK' },
  },
  {
    daysAgo: 34,
    at: '09:00',
    operation: 'Fee',
    status: 'Successful',
    description: 'Avgift för ersättningskort',
    amount: -9_900,
  },
  {
    daysAgo: 48,
    at: '09:00',
    operation: 'Manual Deduction',
    status: 'Successful',
    description: 'Rättelse av påfyllning',
    amount: -5_000,
  },
  {
    daysAgo: 61,
    at: '15:20',
    operation: 'Purchase',
    status: 'Denied',
    description: 'Spelhörnan',
    amount: -30_000,
    merchant: { amount: 300, currency: 'SEK' },
  },
];

const purchaseAbroad = (
  daysAgo: number,
  description: string,
  price: number,
  currency: string,
  kronor: number,
): ExtraTransaction => ({
  daysAgo,
  at: '12:31',
  operation: 'Purchase',
  status: 'Successful',
  description,
  amount: -kronor * 100,
  // The fee for foreign currency, 2.95 %.
  fee: Math.round(kronor * 2.95),
  merchant: { amount: price, currency },
});

/** Purchases abroad during a year. */
export const TRAVEL: readonly ExtraTransaction[] = [
  purchaseAbroad(2, 'Kantine Havn, København', 118, 'DKK', 178),
  purchaseAbroad(9, 'Smørrebrød Torvet, København', 95, 'DKK', 144),
  purchaseAbroad(33, 'The Crown Lunch Room, London', 14.2, 'GBP', 188),
  purchaseAbroad(34, 'Noodle Bar Soho, London', 11.5, 'GBP', 153),
  purchaseAbroad(75, 'Mensa am Markt, Berlin', 12.9, 'EUR', 145),
  purchaseAbroad(121, 'Diner on Fifth, New York', 17.8, 'USD', 187),
  purchaseAbroad(122, 'Bagel Corner, New York', 13.25, 'USD', 139),
  purchaseAbroad(190, 'Fjordkafeen, Oslo', 165, 'NOK', 158),
  purchaseAbroad(260, 'Ravintola Satama, Helsinki', 13.5, 'EUR', 152),
];
