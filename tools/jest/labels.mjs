// Finds the labels of form fields for the client's specs faster than jsdom. jsdom walks through the document for each
// button and field, and Testing Library asks for the labels of hundreds of them. Here one walk finds all labels, and
// is repeated only after the document has changed.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const controls = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js');

if (typeof controls.getLabelsForLabelable !== 'function')
  throw new Error('This version of jsdom no longer finds labels by the function that is replaced here.');

/**
 * An internal node of jsdom, which has no types.
 * @typedef {any} Node
 */

/** @type {WeakMap<Node, { readonly version: unknown, readonly byControl: Map<Node, Node[]> }>} */
const labelsOfRoots = new WeakMap();

/**
 * The labels in a tree, by the form field that they belong to.
 * @param {Node} root
 */
function labelsIn(root) {
  const known = labelsOfRoots.get(root);
  if (known !== undefined && known.version === root._version) return known.byControl;
  /** @type {Map<Node, Node[]>} */
  const byControl = new Map();
  for (const node of domSymbolTree.treeIterator(root)) {
    // Only `label` elements have the property `control`.
    const control = node._localName === 'label' ? node.control : undefined;
    if (control) byControl.set(control, [...(byControl.get(control) ?? []), node]);
  }
  labelsOfRoots.set(root, { version: root._version, byControl });
  return byControl;
}

// This replacement must run before jsdom's own modules import the function.
controls.getLabelsForLabelable = (/** @type {Node} */ labelable) => {
  if (!controls.isLabelable(labelable)) return null;
  const NodeList = require('jsdom/lib/jsdom/living/generated/NodeList.js');
  const root = labelable.getRootNode({});
  labelable._labels ??= NodeList.createImpl(root._globalObject, [], {
    element: root,
    query: () => labelsIn(root).get(labelable) ?? [],
  });
  return labelable._labels;
};
