/** Common English words that must not be corrected, although some resemble a word of the lexicon. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  (
    'sprinkle sprinkles about above across after album alley already always among amount angle ankle apron arrow artist aunt autumn award ' +
    'bacon badge baker bakery bamboo banner bark barn basket bathroom bathtub battery beach bead beam bean beast bedroom beer ' +
    'belt berry birth birthday black blade blast blaze blood bloom board bone boot booth bottom bowling brain brand bread breast ' +
    'breeze brick bridge broom brush bubble bucket bull bunny burn bush butter butterfly button cabin cable cactus cage calm ' +
    'camp candle candy cards carpet cart case castle cave chain chalk charm chart cheese cherry chess chest chicken chin chips ' +
    'church cigar cigarette city class classroom cliff cloth clover club coach coal coast coin coins comb cone cook cookie corn ' +
    'cottage cotton country court cover crab cream creek crown cube cupcake curls curtain daisy dance deck deer desert dessert ' +
    'diamond diner dinner dirt dish doll dolphin donkey door dream dress drink drone drum dust easter egg engine evening event ' +
    'fairground falcon farm farmer feather fence fern festival field fighter finger fire firework fish fist flag flame flash fleet ' +
    'flight flood flute foam foot football fork fountain fox frog fruit furniture galaxy game garage garlic gate gift glass globe ' +
    'glove gloves goat goose gown grapes graph grave gravel guitar gun hammer hand handle harbor harbour hawk heart heaven hedge ' +
    'heel hero hill hole holiday honey hood hook hospital hotel hour human hunter husky ice icon iron island jacket jelly jewel ' +
    'jungle juice kitchen knee knight ladder lamp lantern laser leaf leather lemon letter library lighthouse lion lizard lobby ' +
    'lock locker lunch machine magnet mail mailbox maple marble market mask mast match meadow meal meat medal melon memory menu ' +
    'metal milk mirror model money monkey monster moon moose mountain mouse mouth muffin mud museum mushroom napkin neck needle ' +
    'nest night note nurse ocean office onion orchard owner paddle page paint palace palm panda panel party pasta path peach peak ' +
    'pear pearl penguin pepper piano pier pillow pine pink pipe pirate plain planet plate pocket pond pool porch port pot potato ' +
    'potion princess pumpkin puppet puzzle rabbit race rail railing railway rain ranch ribbon rice river road robot rock rocket ' +
    'room rope rose ruin sail salad sale sand scarf school screw sculpture seal season seed shark shed shelf shell shine shirt shop ' +
    'shore shower silk sink skate skull sled sleeve slide smoke snake sofa soup space spider spoon spring stage stairs stall star ' +
    'state station statue steam steel step stick stone store storm stove straw stream string sugar summer sunflower surf sushi swamp ' +
    'swing sword table tail tank tape tassel teeth temple tent tiger tile tire toast tomato tooth torch tower town track tractor trail ' +
    'trash tray treasure trophy truck trunk tulip tunnel turtle uncle vacation valley vegetable village vine violin volcano wagon waiter ' +
    'wallet warehouse waterfall wave wedding week whale wheat wheel wind wine winter wolf wood world worm wreath yard year zipper ' +
    'paris london rome tokyo york coastline skyline cityscape landscape seascape yesterday today tomorrow another breakfast supper ' +
    'cover covers never ever every other father water later wonder under center corner mother matter number member power shower finger ' +
    'paper proper wanted where there these those their which while white would could should might first second third since until upon ' +
    'monday tuesday wednesday thursday friday saturday sunday weekend weekends college colleges contest contests concert concerts ' +
    'engagement fair fairs resort resorts passenger passengers tournament tournaments retire retired retires retiring retirement ' +
    'bother bothers bothered conversation conversations donate donated donation nervous pretend react reacted resource resources ' +
    'spoil spoils spoiled stare stares staring warning warnings understand understands'
  ).split(' '),
);
