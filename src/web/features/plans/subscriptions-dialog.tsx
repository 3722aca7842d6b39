// The plans one can subscribe to.
interface SubscriptionsDialogProps {
  readonly onClose: () => void;
}

export function SubscriptionsDialog({ onClose }: SubscriptionsDialogProps) {
  return <button type="button" onClick={onClose} hidden />;
}
