// The database row of a new visitor.
import { randomUUID } from 'node:crypto';
import type { Account } from '../ports/database/tables.ts';

export const newVisitor = (language: string, now: number, network = ''): Account => ({
  id: randomUUID(),
  kind: 'anonymous',
  language,
  settings: '{}',
  created_at: now,
  updated_at: now,
  email: null,
  password_hash: null,
  first_name: null,
  last_name: null,
  display_name: null,
  status: 'active',
  plan: null,
  role: null,
  is_entitled: 0,
  ip_data: '{}',
  email_verified_at: null,
  feedback_requested_at: null,
  merged_into: null,
  network,
  room_bytes: 0,
  is_listed: 0,
});
