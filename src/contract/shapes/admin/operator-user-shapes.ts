// Users, their templates, orders and ways to sign in as operators see them.
import { z } from 'zod';

/** In milliseconds since 1970. */
const moment = z.int();

export const pagination = z.object({
  /** There is more behind what was asked for. */
  hasMore: z.boolean(),
  total: z.int(),
  page: z.int(),
});

/** Null where nothing is known. */
const userLocation = z.object({
  city: z.string().nullable(),
  /** ISO 3166, two letters. */
  country: z.string().nullable(),
  continent_code: z.string().nullable(),
  ip: z.string().nullable(),
});

const counts = z.object({
  /** Without deleted ones. */
  templatesCount: z.int(),
  ordersCount: z.int(),
  providersCount: z.int(),
});

/** 0: an operator; 1: essential; 2: growth; null: pays as they go, or not at all. */
const planNumber = z.int().nullable();

export const operatorUser = z
  .object({
    _id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    displayName: z.string(),
    /** Null for a visitor without an account. */
    email: z.string().nullable(),
    /** Of the earliest order that has one. */
    firstOrderEmail: z.string().nullable(),
    /** One of the two can be written to. */
    hasValidEmail: z.boolean(),
    language: z.string(),
    /** active or archived; a database that was filled elsewhere may have others, which give as little access as archived. */
    status: z.string(),
    plan: planNumber,
    createdAt: moment,
    /** When they last did anything that is known. */
    updatedAt: moment,
    userIpData: userLocation,
    feedbackRequestedAt: moment.nullable(),
    /** Bytes of the documents of their templates. */
    documentSize: z.int(),
    settings: z.object({ language: z.string() }),
  })
  .extend(counts.shape);

export const operatorTemplate = z.object({
  uuid: z.string(),
  name: z.string(),
  /** In dollars; null: not paid. */
  price: z.number().nullable(),
  description: z.string(),
  language: z.string(),
  templateContext: z.string(),
  /** Of its core resources. */
  resourceCount: z.int(),
  createdAt: moment,
  updatedAt: moment,
  timestamp: moment,
});

export const operatorOrder = z.object({
  orderId: z.string(),
  name: z.string(),
  email: z.string(),
  staticId: z.string().nullable(),
  gsUrl: z.string().nullable(),
  templateUuid: z.string().nullable(),
  price: z.number(),
  currency: z.string(),
  state: z.string(),
  date: moment,
});

export const operatorProvider = z.object({
  id: z.string(),
  provider: z.string(),
  displayName: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  photo: z.string(),
});

export const operatorUserDetails = z
  .object({
    plan: planNumber,
    createdAt: moment,
    updatedAt: moment,
    orders: z.array(operatorOrder),
    templates: z.array(operatorTemplate),
    providers: z.array(operatorProvider),
  })
  .extend(counts.shape);
