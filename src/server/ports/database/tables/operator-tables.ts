// The tables of operators: what they did.

/** It only grows: the database itself refuses to change or delete a row. */
export interface OperatorActTable {
  id: string;
  at: number;
  /** What was done, such as user-archived. */
  act: string;
  /** Of the account that the operator signed in to, which may be in another environment. */
  operator_id: string;
  operator_email: string;
  /** The account that it was done to. */
  whom: string | null;
  /** The id of the thing that it was done to. */
  what: string | null;
  /** JSON: ids, codes, counts and statuses alone, nothing personal. */
  before: string | null;
  after: string | null;
  ip: string;
  /** The environment of the server that the operator signed in to. */
  done_from: string;
  request_id: string;
}

export interface OperatorTables {
  operator_act: OperatorActTable;
}
