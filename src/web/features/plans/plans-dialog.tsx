// What can be bought: plans, the open template alone, or a free look.
interface PlansDialogProps {
  readonly templateUuid: string | null;
  readonly onClose: () => void;
}

export function PlansDialog({ onClose }: PlansDialogProps) {
  return <button type="button" onClick={onClose} hidden />;
}
