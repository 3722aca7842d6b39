// The props of every tab in the dialog.
export interface TabProps {
  readonly sectionId: string;
  readonly onClose: () => void;
  /** Null if the section cannot be skipped. */
  readonly onSkip: (() => void) | null;
}
