import { Button } from '../../ui/button/button';
import { Message } from '../../ui/message/message';

/** What stands in place of the chart where no gadget is as it was asked for: the way back. */
export function NoMatch({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <Message
      Heading="h2"
      title="No gadget matches"
      words="There is none of this category in this range of prices. Try a wider range, or another category."
    >
      <Button variant="primary" onClick={onShowAll}>
        Show all gadgets
      </Button>
    </Message>
  );
}
