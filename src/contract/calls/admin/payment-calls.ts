// The operators' calls about orders, what payments have told, and money back.
import { z } from 'zod';
import type { Call } from '../../call.ts';
import {
  eventKinds,
  operatorEvent,
  operatorOrder,
  orderStates,
  pageField,
  replayed,
  skipField,
} from '../../shapes/admin-money-shapes.ts';
import { orderParams, reasonField, refundRequest } from '../../shapes/refund-shapes.ts';

const byOperator = { area: 'admin', access: 'operator', policy: 'operator' } as const;

const longestPage = 100;
const eventsPage = 50;
const idField = z.string().min(1).max(200);

export const paymentCalls = {
  listAllOrders: {
    ...byOperator,
    summary: 'Orders of everybody, newest first, found by id, email address or name.',
    query: z.object({
      query: z.string().trim().max(200).default(''),
      state: z.enum(orderStates).optional(),
      skip: skipField,
      limit: pageField(longestPage),
    }),
    reply: z.object({ orders: z.array(operatorOrder), total: z.int(), hasMore: z.boolean() }),
    errors: [],
  },
  listPaymentEvents: {
    ...byOperator,
    summary:
      'What payment services have told, newest first; of one order with all that is connected with it.',
    query: z.object({
      orderId: idField.optional(),
      kind: z.enum(eventKinds).optional(),
      skip: skipField,
      limit: pageField(eventsPage),
    }),
    reply: z.object({ events: z.array(operatorEvent), total: z.int(), hasMore: z.boolean() }),
    errors: [],
  },
  replayPaymentEvents: {
    ...byOperator,
    summary:
      'Works out once more what has become of what an event tells of, or of an order; says what that changed.',
    body: z.union([z.strictObject({ eventId: idField }), z.strictObject({ orderId: idField })]),
    bodyLimitKb: 16,
    reply: replayed,
    errors: ['own-environment-only', 'order-not-found', 'payment-event-not-found'],
  },
  readMissedEvents: {
    ...byOperator,
    summary: 'Asks the payment service now for what it has not told; returns how many events were new.',
    reply: z.object({ missed: z.int() }),
    errors: ['own-environment-only', 'not-available', 'payments-unavailable'],
  },
  listRefundRequests: {
    ...byOperator,
    summary:
      'The requests for money back that nobody has answered, and whatever was granted and is on its way, oldest first.',
    query: z.object({ skip: skipField, limit: pageField(longestPage) }),
    reply: z.object({ requests: z.array(refundRequest), total: z.int(), hasMore: z.boolean() }),
    errors: [],
  },
  grantRefund: {
    ...byOperator,
    summary:
      'Gives the money of a paid order back, asked for or not; granting again tries again what failed, and gives nothing more.',
    params: orderParams,
    query: z.object({ confirm: z.string().max(400).optional() }),
    body: z.object({ note: reasonField.default('') }),
    bodyLimitKb: 16,
    reply: z.object({ refundGrantedAt: z.int() }),
    errors: [
      ...(['own-environment-only', 'confirmation-needed'] as const),
      ...(['order-not-found', 'refund-not-possible', 'not-available'] as const),
    ],
  },
  denyRefund: {
    ...byOperator,
    summary: 'Denies a request for money back; the buyer gets the sentence by email.',
    params: orderParams,
    body: z.object({ answer: reasonField.default('') }),
    bodyLimitKb: 16,
    reply: z.object({ refundDeniedAt: z.int() }),
    errors: ['order-not-found', 'refund-not-possible'],
  },
} as const satisfies Record<string, Call>;
