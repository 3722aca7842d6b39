// What the fields of a driver need to know of the number they belong to.
import type { DriverPart, DriverTexts } from '../document/drivers/driver-texts.ts';
import type { DocumentChange } from '../document/history/history.ts';
import type { FieldSource } from '../fields/field-place.ts';

export interface DriverInput {
  /** The number's own name. */
  readonly name: string;
  readonly texts: DriverTexts;
  /** As a form found them in the template. */
  readonly stored?: DriverTexts | undefined;
  /** The number as typed, or what is used while nothing is. */
  readonly data: string;
  /** Where the texts are in the template; a form has them in itself. */
  readonly place?: DriverPlace;
  /** Whether a part may be added, as is true of all numbers but those that are a scale or a life. */
  readonly isOffered: boolean;
  readonly onChange: (changed: Partial<DriverTexts>, part: DriverPart) => void;
  /** The same as one change of the template, to go with another; a form saves its own later. */
  readonly changeOf?: (changed: Partial<DriverTexts>, part: DriverPart) => DocumentChange;
  /** The numbers typed by period in the table. */
  readonly onNumbers: (data: string) => void;
  readonly onLeave?: () => void;
  /** Chooses another row to read instead. */
  readonly onRead?: (() => void) | undefined;
}

export interface DriverPlace {
  readonly row: string;
  readonly sourceOf: (key: keyof DriverTexts) => FieldSource;
}
