import { useEffect, useRef, type ReactNode } from 'react';
import { categoryDrawing } from '../../catalog/categories';
import { pictureProps } from '../../catalog/product-picture';
import { formatPrice } from '../../lib/format';
import { Highlighted } from '../../ui/highlighted';
import { Icon } from '../../ui/icon';
import { searchIcon } from '../../ui/icons';
import { Picture } from '../../ui/picture';
import { noun } from '../../words/words';
import styles from './search-dialog.module.css';
import { optionId, type Suggestion } from './use-suggestions';

type Mark = ((text: string) => ReadonlyArray<{ text: string; marked: boolean }>) | undefined;

function Content({ suggestion, mark }: { suggestion: Suggestion; mark: Mark }) {
  if (suggestion.kind === 'search')
    return (
      <>
        <Icon path={searchIcon} />
        <span dir="auto">{suggestion.text}</span>
      </>
    );
  if (suggestion.kind === 'category')
    return (
      <>
        <img src={categoryDrawing(suggestion.value)} alt="" width={320} height={240} loading="lazy" />
        <span dir="auto">{suggestion.label}</span>
        <span className={styles.figure}>{suggestion.count}</span>
      </>
    );
  const { product } = suggestion;
  const { offer } = product;
  return (
    <>
      <Picture {...pictureProps(product, 'thumbnail')} key={product.product_id} />
      <span dir="auto">
        {mark ? <Highlighted pieces={mark(product.product_title)} /> : product.product_title}
      </span>
      <span className={styles.figure}>
        {offer?.isSoldOut === true
          ? offer.stock
          : `${offer?.isFrom === true ? 'from ' : ''}${formatPrice(product.price)}`}
      </span>
    </>
  );
}

interface OptionProps {
  id: string;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** A press leaves focus in the field. */
function Option({ id, isActive, onChoose, children }: OptionProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={ref}
      type="button"
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}

const groups = [
  { kind: 'product', label: noun.Many },
  { kind: 'category', label: 'Categories' },
  { kind: 'search', label: 'Last searches' },
] as const;

interface SuggestionListProps {
  id: string;
  options: readonly Suggestion[];
  active: Suggestion | undefined;
  mark: Mark;
  onChoose: (suggestion: Suggestion) => void;
}

export function SuggestionList({ id, options, active, mark, onChoose }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label="Suggestions">
      {groups.map(({ kind, label }) => {
        const shown = options.filter((option) => option.kind === kind);
        if (shown.length === 0) return null;
        return (
          <div key={kind} role="group" aria-label={label} data-kind={kind}>
            <div aria-hidden="true" className={styles.label}>
              {label}
            </div>
            {shown.map((option) => (
              <Option
                key={option.id}
                id={optionId(id, option)}
                isActive={option.id === active?.id}
                onChoose={() => onChoose(option)}
              >
                <Content suggestion={option} mark={mark} />
              </Option>
            ))}
          </div>
        );
      })}
    </div>
  );
}
