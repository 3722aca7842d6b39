// A message to the people behind the product.
interface FeedbackDialogProps {
  readonly onClose: () => void;
}

export function FeedbackDialog({ onClose }: FeedbackDialogProps) {
  return <button type="button" onClick={onClose} hidden />;
}
