/* The rules that check types. */

/** How we deviate from `strictTypeChecked`. The rules that are switched off come first, each with the reason. */
export const TYPED = {
  // TypeORM's records and type-graphql's types are classes without methods, which exist for their decorators.
  '@typescript-eslint/no-extraneous-class': 'off',
  // Records and inputs are classes that have only fields, and texts are spread to count their code points.
  '@typescript-eslint/no-misused-spread': 'off',
  // Resolvers return plain objects whose shape a class of type-graphql describes.
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  // We declare no enums, and checking assignments to the enums of libraries takes a third of the time.
  '@typescript-eslint/no-unsafe-enum-assignment': 'off',
  // Ports declare methods, but closures implement them, so a method may be passed on without its object.
  '@typescript-eslint/unbound-method': 'off',
  // An async implementation of a port rejects instead of throwing, even if it awaits nothing.
  '@typescript-eslint/require-await': 'off',
  // Editors strike through deprecated names, and this rule takes a sixth of the time.
  '@typescript-eslint/no-deprecated': 'off',
  // The caller of a SQL statement names the type of its rows, because TypeScript cannot infer it.
  '@typescript-eslint/no-unnecessary-type-parameters': 'off',

  // The other rules have options that allow our style.
  // A function without a result may end with `() => close()` or `return close()`.
  '@typescript-eslint/no-confusing-void-expression': [
    'error',
    { ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true },
  ],
  '@typescript-eslint/no-meaningless-void-operator': 'off',
  // A number in a template is always written in the same way.
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // The reason of an abort and a caught error are passed on unchanged, whatever their type.
  '@typescript-eslint/prefer-promise-reject-errors': [
    'error',
    { allowThrowingAny: true, allowThrowingUnknown: true },
  ],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/** Specs compare values of type `any`, such as matchers and parsed answers, as a whole, so a mistake fails them. */
export const ANY_IN_TESTS = Object.fromEntries(
  [
    'no-unsafe-argument',
    'no-unsafe-assignment',
    'no-unsafe-call',
    'no-unsafe-member-access',
    'no-unsafe-return',
    'no-base-to-string',
    'restrict-plus-operands',
  ].map((rule) => [`@typescript-eslint/${rule}`, 'off']),
);
