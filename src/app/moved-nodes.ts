/** The child of `parent` that contains the node, if the node is still below `parent`. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

interface Methods {
  removeChild: (this: Node, child: Node) => Node;
  insertBefore: (this: Node, node: Node, before: Node | null) => Node;
}

/**
 * Lets React go on where a translator, a reader mode or an extension has moved its nodes: `removeChild` and
 * `insertBefore` throw for a node that is no longer a child (docs/decisions/0028-pages-that-others-change.md).
 */
export function tolerateMovedNodes(): void {
  const prototype: Methods = Node.prototype;
  const { removeChild, insertBefore } = prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, childWith(this, before));
    return node;
  };
}
