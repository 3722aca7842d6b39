// The tables of what operators prove themselves with besides a password, and of whom they look over the shoulder.
import type { Selectable } from 'kysely';

export interface SecondFactorTable {
  account_id: string;
  /** In base 32, as apps that make codes take it. */
  secret: string;
  created_at: number;
  /** Null until a first code of it was typed: it counts for nothing before. */
  confirmed_at: number | null;
  /** Of the last code that was taken, counted since 1970: none works twice. */
  last_step: number | null;
}

/** Each works once, where the app that makes codes is lost. */
export interface RecoveryCodeTable {
  account_id: string;
  /** SHA-256. */
  code_hash: string;
  created_at: number;
  used_at: number | null;
}

/** An operator sees the product as somebody else does, and changes nothing. */
export interface OperatorViewTable {
  /** SHA-256 of what the tab of the view has. */
  token_hash: string;
  /** The operator's, in which it began and with which it ends. */
  session_id: string;
  operator_id: string;
  /** Who is viewed. */
  account_id: string;
  begun_at: number;
  ends_at: number;
}

export interface SecondFactorTables {
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  operator_view: OperatorViewTable;
}

export type SecondFactor = Selectable<SecondFactorTable>;
export type OperatorView = Selectable<OperatorViewTable>;
