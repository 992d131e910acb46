import { categories } from '../../catalogue/categories';
import { isRefined, plainQuery, type ProductQuery } from '../../catalogue/query';
import { EmptyShop } from '../../features/empty-shop/empty-shop';
import { useShop } from '../../shop/use-shop';
import { Button } from '../../ui/button/button';
import { Message } from '../../ui/message/message';

interface NoMatchProps {
  readonly query: ProductQuery;
  readonly onAsk: (query: ProductQuery) => void;
  /** Moves focus on, for what was pressed goes. */
  readonly onAsked: () => void;
}

/** What stands in place of the grid where nothing is as it was asked for: the ways on. */
export function NoMatch({ query, onAsk, onAsked }: NoMatchProps) {
  const isEmptyShop = useShop((state) => state.product.length === 0);
  if (isEmptyShop) return <EmptyShop Heading="h3" />;
  const ask = (asked: ProductQuery) => {
    onAsk(asked);
    onAsked();
  };
  const everywhere = { ...query, category: 'all' } as const;
  if (!isRefined(query)) {
    const label = categories.find(({ value }) => value === query.category)?.label ?? query.category;
    return (
      <Message
        Heading="h3"
        drawing="images/not-found.svg"
        title={`Nothing in ${label} at the moment`}
        words="This shelf is empty for now. The others are not."
      >
        <Button variant="primary" onClick={() => ask(everywhere)}>
          Show all gadgets
        </Button>
      </Message>
    );
  }
  return (
    <Message
      Heading="h3"
      title="No gadget matches"
      words="Try another word, or fewer filters: what is searched is the name, the category, the specifications and the description."
    >
      <Button variant="primary" onClick={() => ask({ ...plainQuery, category: query.category })}>
        Remove all filters
      </Button>
      {query.category !== 'all' && <Button onClick={() => ask(everywhere)}>Search in all categories</Button>}
    </Message>
  );
}
