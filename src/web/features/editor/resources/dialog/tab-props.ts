// The props of every tab in the dialog.
import type { ResourceSectionId } from '#template/sections.ts';
export interface TabProps {
  readonly sectionId: ResourceSectionId;
  readonly onClose: () => void;
  /** Null if the section cannot be skipped. */
  readonly onSkip: (() => void) | null;
}
