/** The 80 classes of COCO in the order of the detectors' outputs. */
export const COCO_NAMES = (
  'person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light,fire hydrant,stop sign,' +
  'parking meter,bench,bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe,backpack,umbrella,handbag,' +
  'tie,suitcase,frisbee,skis,snowboard,sports ball,kite,baseball bat,baseball glove,skateboard,surfboard,' +
  'tennis racket,bottle,wine glass,cup,fork,knife,spoon,bowl,banana,apple,sandwich,orange,broccoli,carrot,' +
  'hot dog,pizza,donut,cake,chair,couch,potted plant,bed,dining table,toilet,tv,laptop,mouse,remote,keyboard,' +
  'cell phone,microwave,oven,toaster,sink,refrigerator,book,clock,vase,scissors,teddy bear,hair drier,toothbrush'
).split(',');

/** What people call the things whose names in COCO are longer or unusual. */
const EVERYDAY_NAMES: Readonly<Record<string, string>> = {
  'cell phone': 'phone',
  'dining table': 'table',
  'potted plant': 'plant',
  'sports ball': 'ball',
  'wine glass': 'glass',
  tv: 'screen',
};

/** What people call a class of COCO: "ball" for "sports ball". */
export const everydayName = (name: string): string => EVERYDAY_NAMES[name] ?? name;
