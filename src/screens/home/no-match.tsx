import { useEffect, useMemo } from 'react';
import { categoryLabel } from '../../catalog/categories';
import { isRefined, type ProductQuery } from '../../catalog/query';
import { plainQuery } from '../../catalog/filters';
import { relaxQuery } from '../../catalog/relax-query';
import { EmptyShop } from '../../features/browse/empty-shop';
import { priceLabel, unitRangeLabel } from '../../features/browse/range-label';
import { announce } from '../../ui/announcer';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { Neon } from '../../ui/neon';
import { REST_MS } from '../../ui/timing';
import type { Refining } from '../../features/browse/refine-panel';
import { count, countProducts, noun } from '../../words/words';

/** "Remove Memory: 8 GB or 16 GB, search in all categories" */
function describe({ text, category, price, facets, ranges }: ProductQuery): string {
  const removed = [
    text === '' ? '' : `“${text.trim()}”`,
    priceLabel(price),
    ...[...facets].map(([name, values]) => `${name}: ${[...values].join(' or ')}`),
    ...[...ranges].map(([name, range]) => `${name}: ${unitRangeLabel(range)}`),
  ].filter((label) => label !== '');
  if (removed.length === 0) return 'Search in all categories';
  const everywhere = category === 'all' ? '' : ', search in all categories';
  return `Remove ${removed.join(' and ')}${everywhere}`;
}

/** After the count, which waits until typing rests. */
function useAnnounced(ways: number): void {
  useEffect(() => {
    if (ways === 0) return undefined;
    const timer = setTimeout(() => announce(`${count(ways, 'suggestion')} below.`), REST_MS);
    return () => clearTimeout(timer);
  }, [ways]);
}

interface NoMatchProps extends Refining {
  /** Moves focus elsewhere: the pressed button is removed. */
  onChanged: () => void;
}

const MAGNIFIER = 'M27 43a16 16 0 1 1 .1 0M39 39 54 54';

/** In place of the grid if no product matches. */
export function NoMatch({ products, hits, query, onChange, onChanged }: NoMatchProps) {
  const ways = useMemo(() => relaxQuery(products, query, hits), [products, query, hits]);
  useAnnounced(ways.length);
  if (products.length === 0) return <EmptyShop Heading="h3" />;
  const change = (next: ProductQuery) => {
    onChange(next);
    onChanged();
  };
  if (!isRefined(query)) {
    return (
      <Message
        Heading="h3"
        drawing="images/not-found.svg"
        title={`Nothing in ${categoryLabel(query.category)} at the moment`}
        text="This shelf is empty for now. Have a look at the others."
      >
        <Button variant="primary" onClick={() => change({ ...query, category: 'all' })}>
          {`Show all ${noun.many}`}
        </Button>
      </Message>
    );
  }
  const isOnlyText = !isRefined({ ...query, text: '' });
  return (
    <Message
      Heading="h3"
      drawing={<Neon path={MAGNIFIER} />}
      title={`No ${noun.one} matches`}
      text={
        ways.length > 0
          ? `No ${noun.many} match all filters. Try:`
          : 'Try another word, or fewer filters. Search looks at names, categories, specifications and descriptions.'
      }
    >
      {ways.map(({ off, rest, count: total }, index) => (
        <Button
          key={describe(off)}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => change(rest)}
        >
          {`${describe(off)} (${countProducts(total)})`}
        </Button>
      ))}
      <Button
        variant={ways.length > 0 ? 'secondary' : 'primary'}
        onClick={() => change({ ...plainQuery, category: query.category })}
      >
        {isOnlyText ? 'Clear search' : 'Remove all filters'}
      </Button>
    </Message>
  );
}
