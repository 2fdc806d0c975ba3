/**
 * Names that DOMPurify's lists miss in its XML mode: those with a capital, which the lists hold in lower case,
 * a few newer ones, and `use`, whose references are screened.
 */
export const ELEMENTS: readonly string[] = `use animateMotion animateTransform clipPath feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence linearGradient
  radialGradient textPath`.split(/\s+/);

export const ATTRIBUTES: readonly string[] = `attributeName attributeType baseFrequency baseProfile calcMode
  clipPathUnits diffuseConstant edgeMode filterUnits fr from glyphRef gradientTransform gradientUnits href isolation
  kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight
  markerUnits markerWidth maskContentUnits maskUnits numOctaves paint-order pathLength patternContentUnits
  patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant
  specularExponent side spacing spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage
  tableValues targetX targetY textLength transform-origin vector-effect viewBox viewTarget
  to unicode-bidi white-space xml:lang xChannelSelector yChannelSelector zoomAndPan`.split(/\s+/);
