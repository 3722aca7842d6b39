// What every tab of the dialog is given.
export interface TabProps {
  readonly sectionId: string;
  readonly onClose: () => void;
  /** Null where the section cannot be gone without. */
  readonly onSkip: (() => void) | null;
}
