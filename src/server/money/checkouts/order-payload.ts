// What is stored with a job of one order.
import { z } from 'zod';

export const orderPayload = z.object({ orderId: z.string() });
