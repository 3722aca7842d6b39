// One part of a file: a name in its archive and what it says.
export interface PackagePart {
  readonly name: string;
  readonly text: string;
}
