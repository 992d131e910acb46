import { useStore } from 'zustand';
import { catalogue } from '../../catalogue/catalogue';
import { categories } from '../../catalogue/categories';
import { isRefined, plainQuery, type ProductQuery } from '../../catalogue/query';
import { EmptyShop } from '../../features/browse/empty-shop';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { many, one } from '../../lib/words';

interface NoMatchProps {
  query: ProductQuery;
  onChange: (query: ProductQuery) => void;
  /** Moves focus elsewhere: the pressed button is removed. */
  onChanged: () => void;
}

/** In place of the grid if no product matches. */
export function NoMatch({ query, onChange, onChanged }: NoMatchProps) {
  const isEmptyShop = useStore(catalogue, ({ products }) => products.length === 0);
  if (isEmptyShop) return <EmptyShop Heading="h3" />;
  const change = (next: ProductQuery) => {
    onChange(next);
    onChanged();
  };
  const everywhere = { ...query, category: 'all' } as const;
  if (!isRefined(query)) {
    const label = categories.find(({ value }) => value === query.category)?.label ?? query.category;
    return (
      <Message
        Heading="h3"
        drawing="images/not-found.svg"
        title={`Nothing in ${label} at the moment`}
        text="This shelf is empty for now. Have a look at the others."
      >
        <Button variant="primary" onClick={() => change(everywhere)}>
          {`Show all ${many}`}
        </Button>
      </Message>
    );
  }
  return (
    <Message
      Heading="h3"
      title={`No ${one} matches`}
      text="Try another word, or fewer filters. Search looks at names, categories, specifications and descriptions."
    >
      <Button variant="primary" onClick={() => change({ ...plainQuery, category: query.category })}>
        Remove all filters
      </Button>
      {query.category !== 'all' && (
        <Button onClick={() => change(everywhere)}>Search in all categories</Button>
      )}
    </Message>
  );
}
