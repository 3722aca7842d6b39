// Asks where the link to a read-only spreadsheet may be sent.
interface AskForEmailDialogProps {
  readonly templateUuid: string;
  readonly onClose: () => void;
}

export function AskForEmailDialog({ onClose }: AskForEmailDialogProps) {
  return <button type="button" onClick={onClose} hidden />;
}
