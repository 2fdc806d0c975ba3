// The answers to the examples of the OpenAPI document, written by examples.spec.ts.

export const SAMPLE_ANSWERS: Readonly<Record<string, { readonly status: number; readonly body: unknown }>> =
{
  "getSiteConfig": {
    "status": 200,
    "body": {
      "google": true
    }
  },
  "register": {
    "status": 201,
    "body": {
      "user": {
        "id": "6b86b273-ff34-4ce1-8d6b-804eff5a3f57",
        "username": "ada",
        "email": "ada@example.com",
        "created_at": "2026-01-01T00:00:02.000Z"
      }
    }
  },
  "correctEmail": {
    "status": 200,
    "body": {
      "user": {
        "id": "6b86b273-ff34-4ce1-8d6b-804eff5a3f57",
        "username": "ada",
        "email": "ada.lovelace@example.com",
        "created_at": "2026-01-01T00:00:02.000Z"
      }
    }
  },
  "verifyEmail": {
    "status": 200,
    "body": {
      "user": {
        "id": "6b86b273-ff34-4ce1-8d6b-804eff5a3f57",
        "username": "ada",
        "email": "ada.lovelace@example.com",
        "created_at": "2026-01-01T00:00:02.000Z"
      },
      "tokens": {
        "access": "access.6b86b273-ff34-4ce1-8d6b-804eff5a3f57.4a44dc15-3642-44a8-8fe8-0e9039455cc1.user",
        "refresh": "GVgeJ9587QD_HOULIEfnpWfHaxy666vl7wP3wwF7tbc"
      },
      "deletion_cancelled": false
    }
  },
  "login": {
    "status": 200,
    "body": {
      "user": {
        "id": "6b86b273-ff34-4ce1-8d6b-804eff5a3f57",
        "username": "ada",
        "email": "ada.lovelace@example.com",
        "created_at": "2026-01-01T00:00:02.000Z"
      },
      "tokens": {
        "access": "access.6b86b273-ff34-4ce1-8d6b-804eff5a3f57.3fdba35f-04dc-4c46-8986-c992bcf87554.user",
        "refresh": "a1HUMd9dfxQcvs7M957fPdhhw7QGnwsRZho-76y7qRg"
      },
      "deletion_cancelled": false
    }
  },
  "refreshTokens": {
    "status": 200,
    "body": {
      "access": "access.6b86b273-ff34-4ce1-8d6b-804eff5a3f57.3fdba35f-04dc-4c46-8986-c992bcf87554.user",
      "refresh": "xWfiJVNmGBCycAcg9ggswE3PPvl59Tn3AzbQQWi7MLs"
    }
  },
  "getAccount": {
    "status": 200,
    "body": {
      "id": "6b86b273-ff34-4ce1-8d6b-804eff5a3f57",
      "username": "ada",
      "email": "ada.lovelace@example.com",
      "created_at": "2026-01-01T00:00:02.000Z",
      "full_name": "ada",
      "bio": "",
      "subscription": "free",
      "credits": 100,
      "default_privacy": null,
      "mail_on_new_sign_in": true,
      "mail_on_ai_edit": false,
      "has_password": true,
      "pending_email": null,
      "suspension": null
    }
  },
  "updateAccount": {
    "status": 200,
    "body": {
      "id": "6b86b273-ff34-4ce1-8d6b-804eff5a3f57",
      "username": "ada",
      "email": "ada.lovelace@example.com",
      "created_at": "2026-01-01T00:00:02.000Z",
      "full_name": "ada",
      "bio": "Photographs lighthouses.",
      "subscription": "free",
      "credits": 100,
      "default_privacy": "private",
      "mail_on_new_sign_in": true,
      "mail_on_ai_edit": false,
      "has_password": true,
      "pending_email": null,
      "suspension": null,
      "is_email_pending": false
    }
  },
  "listSessions": {
    "status": 200,
    "body": [
      {
        "id": "3fdba35f-04dc-4c46-8986-c992bcf87554",
        "user_agent": "test browser",
        "address": "192.0.2.1",
        "created_at": "2026-01-01T00:00:07.000Z",
        "last_used_at": "2026-01-01T00:00:08.000Z",
        "is_current": true
      },
      {
        "id": "4a44dc15-3642-44a8-8fe8-0e9039455cc1",
        "user_agent": "test browser",
        "address": "192.0.2.1",
        "created_at": "2026-01-01T00:00:06.000Z",
        "last_used_at": "2026-01-01T00:00:06.000Z",
        "is_current": false
      }
    ]
  },
  "createApiKey": {
    "status": 201,
    "body": {
      "api_key": {
        "id": "4523540f-1504-4d17-800c-4835e85b7eef",
        "name": "Camera roll",
        "prefix": "sX720Zx6",
        "last_four": "OjNk",
        "is_active": true,
        "created_at": "2026-01-01T00:00:13.000Z",
        "last_used": null,
        "requests_count": 0,
        "requests_limit": 100,
        "requests_total": 0,
        "key": "sX720Zx6Wx7oO5B8WVUm3LHrBtuCJ9ZQ1d2gqfTOjNk"
      }
    }
  },
  "listApiKeys": {
    "status": 200,
    "body": [
      {
        "id": "4523540f-1504-4d17-800c-4835e85b7eef",
        "name": "Camera roll",
        "prefix": "sX720Zx6",
        "last_four": "OjNk",
        "is_active": true,
        "created_at": "2026-01-01T00:00:13.000Z",
        "last_used": null,
        "requests_count": 0,
        "requests_limit": 100,
        "requests_total": 0
      }
    ]
  },
  "getApiKey": {
    "status": 200,
    "body": {
      "id": "4523540f-1504-4d17-800c-4835e85b7eef",
      "name": "Camera roll",
      "prefix": "sX720Zx6",
      "last_four": "OjNk",
      "is_active": true,
      "created_at": "2026-01-01T00:00:13.000Z",
      "last_used": null,
      "requests_count": 0,
      "requests_limit": 100,
      "requests_total": 0
    }
  },
  "getUsage": {
    "status": 200,
    "body": {
      "username": "ada",
      "plan": "free",
      "credits": 100,
      "credits_per_edit": 1,
      "upload_limit_bytes": 10485760,
      "storage": {
        "used_bytes": 0,
        "limit_bytes": 1073741824
      },
      "bandwidth": {
        "used_bytes": 0,
        "limit_bytes": 10737418240,
        "resets_at": "2026-02-01T00:00:00.000Z"
      },
      "requests": {
        "limit": 100,
        "remaining": 99,
        "resets_at": "2026-01-01T01:00:00.000Z"
      }
    }
  },
  "uploadImage": {
    "status": 201,
    "body": {
      "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
      "original_filename": "photo.jpg",
      "title": "photo.jpg",
      "description": "",
      "file_size": 248193,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "privacy": "private",
      "is_public": false,
      "tags": [],
      "created_at": "2026-01-01T00:00:17.000Z",
      "updated_at": "2026-01-01T00:00:17.000Z",
      "expires_at": null,
      "file_url": "https://safelight.example/api/images/file/eF8-x-sy8wuQzQ_PNlfTiA/",
      "direct_url": null,
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w320?expires=1767232800&signature=NmsFrTUvPmBEWA44YZOlkm7jlLtHdbc_AMxVqUudqmE",
      "download_url": "https://safelight.example/api/images/download/eF8-x-sy8wuQzQ_PNlfTiA/",
      "permalink": "https://safelight.example/image/eF8-x-sy8wuQzQ_PNlfTiA",
      "view_count": 0,
      "is_favorite": false,
      "show_tags": false,
      "last_accessed": null,
      "deleted_at": null,
      "delete_url": "https://safelight.example/d/eF8-x-sy8wuQzQ_PNlfTiA/ZL4Z0IWQCMg6G5uc_DSEoMrsCTKq3n6UlJiasTcPklY",
      "is_duplicate": false
    }
  },
  "listImages": {
    "status": 200,
    "body": [
      {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "title": "photo.jpg",
        "description": "",
        "file_size": 248193,
        "content_type": "image/jpeg",
        "file_extension": "jpg",
        "width": 1600,
        "height": 1200,
        "privacy": "private",
        "is_public": false,
        "tags": [],
        "created_at": "2026-01-01T00:00:17.000Z",
        "updated_at": "2026-01-01T00:00:17.000Z",
        "expires_at": null,
        "file_url": "https://safelight.example/api/images/file/eF8-x-sy8wuQzQ_PNlfTiA/",
        "direct_url": null,
        "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w320?expires=1767232800&signature=NmsFrTUvPmBEWA44YZOlkm7jlLtHdbc_AMxVqUudqmE",
        "download_url": "https://safelight.example/api/images/download/eF8-x-sy8wuQzQ_PNlfTiA/",
        "permalink": "https://safelight.example/image/eF8-x-sy8wuQzQ_PNlfTiA",
        "view_count": 0,
        "is_favorite": false,
        "show_tags": false,
        "last_accessed": null,
        "deleted_at": null,
        "delete_url": "https://safelight.example/d/eF8-x-sy8wuQzQ_PNlfTiA/ZL4Z0IWQCMg6G5uc_DSEoMrsCTKq3n6UlJiasTcPklY"
      }
    ]
  },
  "getImage": {
    "status": 200,
    "body": {
      "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
      "original_filename": "photo.jpg",
      "title": "photo.jpg",
      "description": "",
      "file_size": 248193,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "privacy": "private",
      "is_public": false,
      "tags": [],
      "created_at": "2026-01-01T00:00:17.000Z",
      "updated_at": "2026-01-01T00:00:17.000Z",
      "expires_at": null,
      "file_url": "https://safelight.example/api/images/file/eF8-x-sy8wuQzQ_PNlfTiA/",
      "direct_url": null,
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w320?expires=1767232800&signature=NmsFrTUvPmBEWA44YZOlkm7jlLtHdbc_AMxVqUudqmE",
      "download_url": "https://safelight.example/api/images/download/eF8-x-sy8wuQzQ_PNlfTiA/",
      "permalink": "https://safelight.example/image/eF8-x-sy8wuQzQ_PNlfTiA",
      "view_count": 0,
      "is_favorite": false,
      "show_tags": false,
      "last_accessed": null,
      "deleted_at": null,
      "delete_url": "https://safelight.example/d/eF8-x-sy8wuQzQ_PNlfTiA/ZL4Z0IWQCMg6G5uc_DSEoMrsCTKq3n6UlJiasTcPklY"
    }
  },
  "listVersions": {
    "status": 200,
    "body": [
      {
        "id": "535fa30d-7e25-4d8a-89f1-536779734ec8",
        "image": "eF8-x-sy8wuQzQ_PNlfTiA",
        "number": 1,
        "is_current": true,
        "origin": {
          "kind": "upload"
        },
        "file_size": 248193,
        "content_type": "image/jpeg",
        "file_extension": "jpg",
        "width": 1600,
        "height": 1200,
        "created_at": "2026-01-01T00:00:17.000Z",
        "url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg?expires=1767232800&signature=KqHDpqj8YuOQ4ns4p00jD41QWiG9bL53uLEkoZV9ipA",
        "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w320?expires=1767232800&signature=NmsFrTUvPmBEWA44YZOlkm7jlLtHdbc_AMxVqUudqmE",
        "download_url": "https://safelight.example/api/images/eF8-x-sy8wuQzQ_PNlfTiA/versions/535fa30d-7e25-4d8a-89f1-536779734ec8/download/"
      }
    ]
  },
  "getAiCapabilities": {
    "status": 200,
    "body": {
      "editors": [
        "scripted"
      ],
      "freeform": true,
      "references": true,
      "operations": [],
      "areas": [
        "painted",
        "subject",
        "background"
      ],
      "credits_per_edit": 1
    }
  },
  "planAiEdit": {
    "status": 200,
    "body": {
      "plan": null
    }
  },
  "requestAiEdit": {
    "status": 202,
    "body": {
      "id": "c2356069-e9d1-479c-8924-378153cfbbfb",
      "image": "eF8-x-sy8wuQzQ_PNlfTiA",
      "version": "535fa30d-7e25-4d8a-89f1-536779734ec8",
      "prompt": "Convert to watercolor",
      "area": null,
      "reference_version": null,
      "state": "queued",
      "stage": "Waiting",
      "progress": 0,
      "queue_position": null,
      "expected_seconds": null,
      "result_version": null,
      "result": null,
      "model": null,
      "text_response": null,
      "processing_time": null,
      "error_message": null,
      "error_code": null,
      "created_at": "2026-01-01T00:00:23.000Z",
      "finished_at": null,
      "taken_back_at": null,
      "take_back_until": null
    }
  },
  "getAiEdit": {
    "status": 200,
    "body": {
      "id": "c2356069-e9d1-479c-8924-378153cfbbfb",
      "image": "eF8-x-sy8wuQzQ_PNlfTiA",
      "version": "535fa30d-7e25-4d8a-89f1-536779734ec8",
      "prompt": "Convert to watercolor",
      "area": null,
      "reference_version": null,
      "state": "succeeded",
      "stage": "Done",
      "progress": 1,
      "queue_position": null,
      "expected_seconds": null,
      "result_version": "59e19706-d51d-49f6-8711-c2653cd7eb12",
      "result": {
        "id": "59e19706-d51d-49f6-8711-c2653cd7eb12",
        "image": "eF8-x-sy8wuQzQ_PNlfTiA",
        "number": 2,
        "is_current": false,
        "origin": {
          "kind": "ai_edit",
          "ai_edit": "c2356069-e9d1-479c-8924-378153cfbbfb",
          "parent_version": "535fa30d-7e25-4d8a-89f1-536779734ec8",
          "prompt": "Convert to watercolor",
          "model": "scripted",
          "processing_time": 0,
          "text_response": null,
          "sets_file": false
        },
        "file_size": 14,
        "content_type": "image/jpeg",
        "file_extension": "jpg",
        "width": 1600,
        "height": 1200,
        "created_at": "2026-01-01T00:00:24.000Z",
        "url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg?expires=1767232800&signature=iQE0RordFVnX9DeaTwHx29Hrx0OHFaYxSrjR1ckoCVo",
        "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320?expires=1767232800&signature=dsXMfCqFdOz7WmryFuuIA-U1gEs87pTU6jAbD0rxgaM",
        "download_url": "https://safelight.example/api/images/eF8-x-sy8wuQzQ_PNlfTiA/versions/59e19706-d51d-49f6-8711-c2653cd7eb12/download/"
      },
      "model": "scripted",
      "text_response": null,
      "processing_time": 0,
      "error_message": null,
      "error_code": null,
      "created_at": "2026-01-01T00:00:23.000Z",
      "finished_at": "2026-01-01T00:00:24.000Z",
      "taken_back_at": null,
      "take_back_until": null
    }
  },
  "listAiEdits": {
    "status": 200,
    "body": [
      {
        "id": "c2356069-e9d1-479c-8924-378153cfbbfb",
        "image": "eF8-x-sy8wuQzQ_PNlfTiA",
        "version": "535fa30d-7e25-4d8a-89f1-536779734ec8",
        "prompt": "Convert to watercolor",
        "area": null,
        "reference_version": null,
        "state": "succeeded",
        "stage": "Done",
        "progress": 1,
        "queue_position": null,
        "expected_seconds": null,
        "result_version": "59e19706-d51d-49f6-8711-c2653cd7eb12",
        "result": {
          "id": "59e19706-d51d-49f6-8711-c2653cd7eb12",
          "image": "eF8-x-sy8wuQzQ_PNlfTiA",
          "number": 2,
          "is_current": false,
          "origin": {
            "kind": "ai_edit",
            "ai_edit": "c2356069-e9d1-479c-8924-378153cfbbfb",
            "parent_version": "535fa30d-7e25-4d8a-89f1-536779734ec8",
            "prompt": "Convert to watercolor",
            "model": "scripted",
            "processing_time": 0,
            "text_response": null,
            "sets_file": false
          },
          "file_size": 14,
          "content_type": "image/jpeg",
          "file_extension": "jpg",
          "width": 1600,
          "height": 1200,
          "created_at": "2026-01-01T00:00:24.000Z",
          "url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg?expires=1767232800&signature=iQE0RordFVnX9DeaTwHx29Hrx0OHFaYxSrjR1ckoCVo",
          "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320?expires=1767232800&signature=dsXMfCqFdOz7WmryFuuIA-U1gEs87pTU6jAbD0rxgaM",
          "download_url": "https://safelight.example/api/images/eF8-x-sy8wuQzQ_PNlfTiA/versions/59e19706-d51d-49f6-8711-c2653cd7eb12/download/"
        },
        "model": "scripted",
        "text_response": null,
        "processing_time": 0,
        "error_message": null,
        "error_code": null,
        "created_at": "2026-01-01T00:00:23.000Z",
        "finished_at": "2026-01-01T00:00:24.000Z",
        "taken_back_at": null,
        "take_back_until": null
      }
    ]
  },
  "cancelAiEdit": {
    "status": 200,
    "body": {
      "id": "c2356069-e9d1-479c-8924-378153cfbbfb",
      "image": "eF8-x-sy8wuQzQ_PNlfTiA",
      "version": "535fa30d-7e25-4d8a-89f1-536779734ec8",
      "prompt": "Convert to watercolor",
      "area": null,
      "reference_version": null,
      "state": "succeeded",
      "stage": "Done",
      "progress": 1,
      "queue_position": null,
      "expected_seconds": null,
      "result_version": "59e19706-d51d-49f6-8711-c2653cd7eb12",
      "result": {
        "id": "59e19706-d51d-49f6-8711-c2653cd7eb12",
        "image": "eF8-x-sy8wuQzQ_PNlfTiA",
        "number": 2,
        "is_current": false,
        "origin": {
          "kind": "ai_edit",
          "ai_edit": "c2356069-e9d1-479c-8924-378153cfbbfb",
          "parent_version": "535fa30d-7e25-4d8a-89f1-536779734ec8",
          "prompt": "Convert to watercolor",
          "model": "scripted",
          "processing_time": 0,
          "text_response": null,
          "sets_file": false
        },
        "file_size": 14,
        "content_type": "image/jpeg",
        "file_extension": "jpg",
        "width": 1600,
        "height": 1200,
        "created_at": "2026-01-01T00:00:24.000Z",
        "url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg?expires=1767232800&signature=iQE0RordFVnX9DeaTwHx29Hrx0OHFaYxSrjR1ckoCVo",
        "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320?expires=1767232800&signature=dsXMfCqFdOz7WmryFuuIA-U1gEs87pTU6jAbD0rxgaM",
        "download_url": "https://safelight.example/api/images/eF8-x-sy8wuQzQ_PNlfTiA/versions/59e19706-d51d-49f6-8711-c2653cd7eb12/download/"
      },
      "model": "scripted",
      "text_response": null,
      "processing_time": 0,
      "error_message": null,
      "error_code": null,
      "created_at": "2026-01-01T00:00:23.000Z",
      "finished_at": "2026-01-01T00:00:24.000Z",
      "taken_back_at": null,
      "take_back_until": null
    }
  },
  "useVersion": {
    "status": 200,
    "body": {
      "id": "59e19706-d51d-49f6-8711-c2653cd7eb12",
      "image": "eF8-x-sy8wuQzQ_PNlfTiA",
      "number": 2,
      "is_current": true,
      "origin": {
        "kind": "ai_edit",
        "ai_edit": "c2356069-e9d1-479c-8924-378153cfbbfb",
        "parent_version": "535fa30d-7e25-4d8a-89f1-536779734ec8",
        "prompt": "Convert to watercolor",
        "model": "scripted",
        "processing_time": 0,
        "text_response": null,
        "sets_file": false
      },
      "file_size": 14,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "created_at": "2026-01-01T00:00:24.000Z",
      "url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg?expires=1767232800&signature=iQE0RordFVnX9DeaTwHx29Hrx0OHFaYxSrjR1ckoCVo",
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320?expires=1767232800&signature=dsXMfCqFdOz7WmryFuuIA-U1gEs87pTU6jAbD0rxgaM",
      "download_url": "https://safelight.example/api/images/eF8-x-sy8wuQzQ_PNlfTiA/versions/59e19706-d51d-49f6-8711-c2653cd7eb12/download/"
    }
  },
  "getVersion": {
    "status": 200,
    "body": {
      "id": "59e19706-d51d-49f6-8711-c2653cd7eb12",
      "image": "eF8-x-sy8wuQzQ_PNlfTiA",
      "number": 2,
      "is_current": true,
      "origin": {
        "kind": "ai_edit",
        "ai_edit": "c2356069-e9d1-479c-8924-378153cfbbfb",
        "parent_version": "535fa30d-7e25-4d8a-89f1-536779734ec8",
        "prompt": "Convert to watercolor",
        "model": "scripted",
        "processing_time": 0,
        "text_response": null,
        "sets_file": false
      },
      "file_size": 14,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "created_at": "2026-01-01T00:00:24.000Z",
      "url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg?expires=1767232800&signature=iQE0RordFVnX9DeaTwHx29Hrx0OHFaYxSrjR1ckoCVo",
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320?expires=1767232800&signature=dsXMfCqFdOz7WmryFuuIA-U1gEs87pTU6jAbD0rxgaM",
      "download_url": "https://safelight.example/api/images/eF8-x-sy8wuQzQ_PNlfTiA/versions/59e19706-d51d-49f6-8711-c2653cd7eb12/download/"
    }
  },
  "createComparison": {
    "status": 201,
    "body": {
      "uid": "NRNaqmzCOJG0DLPzeMU6Fw",
      "title": "Before and after",
      "description": null,
      "view_count": 0,
      "created_at": "2026-01-01T00:00:30.000Z",
      "permalink": "https://safelight.example/comparison/NRNaqmzCOJG0DLPzeMU6Fw",
      "original_image": {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 248193,
        "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg"
      },
      "edited_image": {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 14,
        "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg"
      },
      "image_urls": {
        "original": {
          "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg",
          "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w1280",
          "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w640"
        },
        "edited": {
          "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg",
          "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w1280",
          "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w640"
        }
      }
    }
  },
  "listComparisons": {
    "status": 200,
    "body": [
      {
        "uid": "NRNaqmzCOJG0DLPzeMU6Fw",
        "title": "Before and after",
        "description": null,
        "view_count": 0,
        "created_at": "2026-01-01T00:00:30.000Z",
        "permalink": "https://safelight.example/comparison/NRNaqmzCOJG0DLPzeMU6Fw",
        "original_image": {
          "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
          "original_filename": "photo.jpg",
          "width": 1600,
          "height": 1200,
          "file_size": 248193,
          "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg"
        },
        "edited_image": {
          "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
          "original_filename": "photo.jpg",
          "width": 1600,
          "height": 1200,
          "file_size": 14,
          "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg"
        },
        "image_urls": {
          "original": {
            "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg",
            "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w1280",
            "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w640"
          },
          "edited": {
            "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg",
            "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w1280",
            "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w640"
          }
        }
      }
    ]
  },
  "listComparisonsOfImage": {
    "status": 200,
    "body": [
      {
        "uid": "NRNaqmzCOJG0DLPzeMU6Fw",
        "title": "Before and after",
        "description": null,
        "view_count": 0,
        "created_at": "2026-01-01T00:00:30.000Z",
        "permalink": "https://safelight.example/comparison/NRNaqmzCOJG0DLPzeMU6Fw",
        "original_image": {
          "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
          "original_filename": "photo.jpg",
          "width": 1600,
          "height": 1200,
          "file_size": 248193,
          "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg"
        },
        "edited_image": {
          "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
          "original_filename": "photo.jpg",
          "width": 1600,
          "height": 1200,
          "file_size": 14,
          "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg"
        },
        "image_urls": {
          "original": {
            "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg",
            "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w1280",
            "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w640"
          },
          "edited": {
            "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg",
            "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w1280",
            "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w640"
          }
        }
      }
    ]
  },
  "getComparison": {
    "status": 200,
    "body": {
      "uid": "NRNaqmzCOJG0DLPzeMU6Fw",
      "title": "Before and after",
      "description": null,
      "view_count": 0,
      "created_at": "2026-01-01T00:00:30.000Z",
      "permalink": "https://safelight.example/comparison/NRNaqmzCOJG0DLPzeMU6Fw",
      "original_image": {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 248193,
        "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg"
      },
      "edited_image": {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 14,
        "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg"
      },
      "image_urls": {
        "original": {
          "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg",
          "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w1280",
          "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w640"
        },
        "edited": {
          "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg",
          "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w1280",
          "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w640"
        }
      }
    }
  },
  "updateComparison": {
    "status": 200,
    "body": {
      "uid": "NRNaqmzCOJG0DLPzeMU6Fw",
      "title": "The lighthouse, before and after",
      "description": null,
      "view_count": 0,
      "created_at": "2026-01-01T00:00:30.000Z",
      "permalink": "https://safelight.example/comparison/NRNaqmzCOJG0DLPzeMU6Fw",
      "original_image": {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 248193,
        "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg"
      },
      "edited_image": {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 14,
        "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg"
      },
      "image_urls": {
        "original": {
          "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg",
          "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w1280",
          "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w640"
        },
        "edited": {
          "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg",
          "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w1280",
          "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w640"
        }
      }
    }
  },
  "restoreComparison": {
    "status": 200,
    "body": {
      "uid": "NRNaqmzCOJG0DLPzeMU6Fw",
      "title": "The lighthouse, before and after",
      "description": null,
      "view_count": 0,
      "created_at": "2026-01-01T00:00:30.000Z",
      "permalink": "https://safelight.example/comparison/NRNaqmzCOJG0DLPzeMU6Fw",
      "original_image": {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 248193,
        "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg"
      },
      "edited_image": {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 14,
        "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg"
      },
      "image_urls": {
        "original": {
          "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/full.jpg",
          "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w1280",
          "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/b81880fad0edfaefab456f4394b91371/w640"
        },
        "edited": {
          "original": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg",
          "large": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w1280",
          "medium": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w640"
        }
      }
    }
  },
  "uploadComparison": {
    "status": 201,
    "body": {
      "uid": "1Z7O0d7Qf4TBRVkvZb34VA",
      "title": "",
      "description": null,
      "view_count": 0,
      "created_at": "2026-01-01T00:00:37.000Z",
      "permalink": "https://safelight.example/comparison/1Z7O0d7Qf4TBRVkvZb34VA",
      "original_image": {
        "uid": "dqUIh9jxwukwF1VCiZCtgQ",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 248193,
        "file_url": "https://safelight.example/i/dqUIh9jxwukwF1VCiZCtgQ/0f02aa8209c82b4ef579e98ab20d3fbc/full.jpg"
      },
      "edited_image": {
        "uid": "rqkhMsTL6yY-asK_bBg7XQ",
        "original_filename": "photo.jpg",
        "width": 1600,
        "height": 1200,
        "file_size": 248193,
        "file_url": "https://safelight.example/i/rqkhMsTL6yY-asK_bBg7XQ/7a432251bc3a21865ce09321a1df7c18/full.jpg"
      },
      "image_urls": {
        "original": {
          "original": "https://safelight.example/i/dqUIh9jxwukwF1VCiZCtgQ/0f02aa8209c82b4ef579e98ab20d3fbc/full.jpg",
          "large": "https://safelight.example/i/dqUIh9jxwukwF1VCiZCtgQ/0f02aa8209c82b4ef579e98ab20d3fbc/w1280",
          "medium": "https://safelight.example/i/dqUIh9jxwukwF1VCiZCtgQ/0f02aa8209c82b4ef579e98ab20d3fbc/w640"
        },
        "edited": {
          "original": "https://safelight.example/i/rqkhMsTL6yY-asK_bBg7XQ/7a432251bc3a21865ce09321a1df7c18/full.jpg",
          "large": "https://safelight.example/i/rqkhMsTL6yY-asK_bBg7XQ/7a432251bc3a21865ce09321a1df7c18/w1280",
          "medium": "https://safelight.example/i/rqkhMsTL6yY-asK_bBg7XQ/7a432251bc3a21865ce09321a1df7c18/w640"
        }
      }
    }
  },
  "updateImage": {
    "status": 200,
    "body": {
      "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
      "original_filename": "photo.jpg",
      "title": "The lighthouse",
      "description": "",
      "file_size": 14,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "privacy": "public",
      "is_public": true,
      "tags": [
        "sea",
        "night"
      ],
      "created_at": "2026-01-01T00:00:17.000Z",
      "updated_at": "2026-01-01T00:00:38.000Z",
      "expires_at": null,
      "file_url": "https://safelight.example/api/images/file/eF8-x-sy8wuQzQ_PNlfTiA/",
      "direct_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/full.jpg",
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/w320",
      "download_url": "https://safelight.example/api/images/download/eF8-x-sy8wuQzQ_PNlfTiA/",
      "permalink": "https://safelight.example/image/eF8-x-sy8wuQzQ_PNlfTiA",
      "view_count": 0,
      "is_favorite": false,
      "show_tags": false,
      "last_accessed": null,
      "deleted_at": null,
      "delete_url": "https://safelight.example/d/eF8-x-sy8wuQzQ_PNlfTiA/ZL4Z0IWQCMg6G5uc_DSEoMrsCTKq3n6UlJiasTcPklY"
    }
  },
  "getImageInfo": {
    "status": 200,
    "body": {
      "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
      "original_filename": "photo.jpg",
      "title": "The lighthouse",
      "description": "",
      "file_size": 14,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "privacy": "public",
      "is_public": true,
      "tags": [
        "sea",
        "night"
      ],
      "created_at": "2026-01-01T00:00:17.000Z",
      "updated_at": "2026-01-01T00:00:38.000Z",
      "expires_at": null,
      "file_url": "https://safelight.example/api/images/file/eF8-x-sy8wuQzQ_PNlfTiA/",
      "direct_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/full.jpg",
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/w320",
      "download_url": "https://safelight.example/api/images/download/eF8-x-sy8wuQzQ_PNlfTiA/",
      "permalink": "https://safelight.example/image/eF8-x-sy8wuQzQ_PNlfTiA",
      "view_count": 0,
      "is_favorite": false,
      "show_tags": false,
      "last_accessed": null,
      "deleted_at": null,
      "delete_url": "https://safelight.example/d/eF8-x-sy8wuQzQ_PNlfTiA/ZL4Z0IWQCMg6G5uc_DSEoMrsCTKq3n6UlJiasTcPklY"
    }
  },
  "getOwnImage": {
    "status": 200,
    "body": {
      "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
      "original_filename": "photo.jpg",
      "title": "The lighthouse",
      "description": "",
      "file_size": 14,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "privacy": "public",
      "is_public": true,
      "tags": [
        "sea",
        "night"
      ],
      "created_at": "2026-01-01T00:00:17.000Z",
      "updated_at": "2026-01-01T00:00:38.000Z",
      "expires_at": null,
      "file_url": "https://safelight.example/api/images/file/eF8-x-sy8wuQzQ_PNlfTiA/",
      "direct_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/full.jpg",
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/w320",
      "download_url": "https://safelight.example/api/images/download/eF8-x-sy8wuQzQ_PNlfTiA/",
      "permalink": "https://safelight.example/image/eF8-x-sy8wuQzQ_PNlfTiA",
      "view_count": 0,
      "is_favorite": false,
      "show_tags": false,
      "last_accessed": null,
      "deleted_at": null,
      "delete_url": "https://safelight.example/d/eF8-x-sy8wuQzQ_PNlfTiA/ZL4Z0IWQCMg6G5uc_DSEoMrsCTKq3n6UlJiasTcPklY"
    }
  },
  "getPublicImage": {
    "status": 200,
    "body": {
      "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
      "original_filename": "photo.jpg",
      "title": "The lighthouse",
      "description": "",
      "file_size": 14,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "privacy": "public",
      "is_public": true,
      "tags": [],
      "created_at": "2026-01-01T00:00:17.000Z",
      "updated_at": "2026-01-01T00:00:38.000Z",
      "expires_at": null,
      "file_url": "https://safelight.example/api/images/file/eF8-x-sy8wuQzQ_PNlfTiA/",
      "direct_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/full.jpg",
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/w320",
      "download_url": "https://safelight.example/api/images/download/eF8-x-sy8wuQzQ_PNlfTiA/",
      "permalink": "https://safelight.example/image/eF8-x-sy8wuQzQ_PNlfTiA",
      "view_count": 0
    }
  },
  "saveDocument": {
    "status": 200,
    "body": {
      "image": "eF8-x-sy8wuQzQ_PNlfTiA",
      "revision": 1,
      "size_bytes": 74,
      "shown_by": null,
      "saved_by": "An unknown device",
      "created_at": "2026-01-01T00:00:44.000Z",
      "updated_at": "2026-01-01T00:00:44.000Z",
      "document": {
        "schema": 5,
        "width": 1600,
        "height": 1200,
        "background": "#ffffff",
        "layers": []
      }
    }
  },
  "getDocument": {
    "status": 200,
    "body": {
      "image": "eF8-x-sy8wuQzQ_PNlfTiA",
      "revision": 1,
      "size_bytes": 74,
      "shown_by": null,
      "saved_by": "An unknown device",
      "created_at": "2026-01-01T00:00:44.000Z",
      "updated_at": "2026-01-01T00:00:44.000Z",
      "document": {
        "schema": 5,
        "width": 1600,
        "height": 1200,
        "background": "#ffffff",
        "layers": []
      }
    }
  },
  "listDocuments": {
    "status": 200,
    "body": [
      {
        "image": "eF8-x-sy8wuQzQ_PNlfTiA",
        "revision": 1,
        "size_bytes": 74,
        "shown_by": null,
        "saved_by": "An unknown device",
        "created_at": "2026-01-01T00:00:44.000Z",
        "updated_at": "2026-01-01T00:00:44.000Z"
      }
    ]
  },
  "uploadImageFromUrl": {
    "status": 201,
    "body": {
      "uid": "ce5Fo8Dbmphl9zE90zcs9g",
      "original_filename": "hill.png",
      "title": "hill.png",
      "description": "",
      "file_size": 18,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "privacy": "public",
      "is_public": true,
      "tags": [],
      "created_at": "2026-01-01T00:00:48.000Z",
      "updated_at": "2026-01-01T00:00:48.000Z",
      "expires_at": null,
      "file_url": "https://safelight.example/api/images/file/ce5Fo8Dbmphl9zE90zcs9g/",
      "direct_url": "https://safelight.example/i/ce5Fo8Dbmphl9zE90zcs9g/full.jpg",
      "thumbnail_url": "https://safelight.example/i/ce5Fo8Dbmphl9zE90zcs9g/w320",
      "download_url": "https://safelight.example/api/images/download/ce5Fo8Dbmphl9zE90zcs9g/",
      "permalink": "https://safelight.example/image/ce5Fo8Dbmphl9zE90zcs9g",
      "view_count": 0,
      "is_favorite": false,
      "show_tags": false,
      "last_accessed": null,
      "deleted_at": null,
      "delete_url": "https://safelight.example/d/ce5Fo8Dbmphl9zE90zcs9g/wowZPd35hRkl-HjNyeBEehZOP9dpLRv4-AYUbDoVDx8",
      "is_duplicate": false
    }
  },
  "createProject": {
    "status": 201,
    "body": {
      "id": "project_1767225651000",
      "name": "Summer by the sea",
      "description": null,
      "tags": [
        "sea"
      ],
      "image_count": 1,
      "cover_uid": null,
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320",
      "created_at": "2026-01-01T00:00:51.000Z",
      "updated_at": "2026-01-01T00:00:51.000Z"
    }
  },
  "listProjects": {
    "status": 200,
    "body": [
      {
        "id": "project_1767225651000",
        "name": "Summer by the sea",
        "description": null,
        "tags": [
          "sea"
        ],
        "image_count": 1,
        "cover_uid": null,
        "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320",
        "created_at": "2026-01-01T00:00:51.000Z",
        "updated_at": "2026-01-01T00:00:51.000Z"
      }
    ]
  },
  "listProjectTags": {
    "status": 200,
    "body": {
      "tags": [
        "sea"
      ]
    }
  },
  "getProject": {
    "status": 200,
    "body": {
      "id": "project_1767225651000",
      "name": "Summer by the sea",
      "description": null,
      "tags": [
        "sea"
      ],
      "image_count": 1,
      "cover_uid": null,
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320",
      "created_at": "2026-01-01T00:00:51.000Z",
      "updated_at": "2026-01-01T00:00:51.000Z"
    }
  },
  "updateProject": {
    "status": 200,
    "body": {
      "id": "project_1767225651000",
      "name": "Summer by the lake",
      "description": null,
      "tags": [
        "sea"
      ],
      "image_count": 1,
      "cover_uid": "eF8-x-sy8wuQzQ_PNlfTiA",
      "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320",
      "created_at": "2026-01-01T00:00:51.000Z",
      "updated_at": "2026-01-01T00:00:55.000Z"
    }
  },
  "addProjectImages": {
    "status": 200,
    "body": {
      "count": 1
    }
  },
  "moveProjectImages": {
    "status": 200,
    "body": {
      "count": 1
    }
  },
  "listProjectImages": {
    "status": 200,
    "body": [
      {
        "uid": "ce5Fo8Dbmphl9zE90zcs9g",
        "original_filename": "hill.png",
        "title": "hill.png",
        "description": "",
        "file_size": 18,
        "content_type": "image/jpeg",
        "file_extension": "jpg",
        "width": 1600,
        "height": 1200,
        "privacy": "public",
        "is_public": true,
        "tags": [],
        "created_at": "2026-01-01T00:00:48.000Z",
        "updated_at": "2026-01-01T00:00:48.000Z",
        "expires_at": null,
        "file_url": "https://safelight.example/api/images/file/ce5Fo8Dbmphl9zE90zcs9g/",
        "direct_url": "https://safelight.example/i/ce5Fo8Dbmphl9zE90zcs9g/full.jpg",
        "thumbnail_url": "https://safelight.example/i/ce5Fo8Dbmphl9zE90zcs9g/w320",
        "download_url": "https://safelight.example/api/images/download/ce5Fo8Dbmphl9zE90zcs9g/",
        "permalink": "https://safelight.example/image/ce5Fo8Dbmphl9zE90zcs9g",
        "view_count": 0,
        "is_favorite": false,
        "show_tags": false,
        "last_accessed": null,
        "deleted_at": null,
        "delete_url": "https://safelight.example/d/ce5Fo8Dbmphl9zE90zcs9g/wowZPd35hRkl-HjNyeBEehZOP9dpLRv4-AYUbDoVDx8"
      },
      {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "original_filename": "photo.jpg",
        "title": "The lighthouse",
        "description": "",
        "file_size": 14,
        "content_type": "image/jpeg",
        "file_extension": "jpg",
        "width": 1600,
        "height": 1200,
        "privacy": "public",
        "is_public": true,
        "tags": [
          "sea",
          "night"
        ],
        "created_at": "2026-01-01T00:00:17.000Z",
        "updated_at": "2026-01-01T00:00:38.000Z",
        "expires_at": null,
        "file_url": "https://safelight.example/api/images/file/eF8-x-sy8wuQzQ_PNlfTiA/",
        "direct_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/full.jpg",
        "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/w320",
        "download_url": "https://safelight.example/api/images/download/eF8-x-sy8wuQzQ_PNlfTiA/",
        "permalink": "https://safelight.example/image/eF8-x-sy8wuQzQ_PNlfTiA",
        "view_count": 0,
        "is_favorite": false,
        "show_tags": false,
        "last_accessed": null,
        "deleted_at": null,
        "delete_url": "https://safelight.example/d/eF8-x-sy8wuQzQ_PNlfTiA/ZL4Z0IWQCMg6G5uc_DSEoMrsCTKq3n6UlJiasTcPklY"
      }
    ]
  },
  "removeProjectImages": {
    "status": 200,
    "body": {
      "count": 1
    }
  },
  "createShareLink": {
    "status": 201,
    "body": {
      "id": "25fc0e70-96fc-4537-8820-2dc30b0c580b",
      "url": "https://safelight.example/p/ouI6HocIKcI28xxQH9N5WkDcVK7npmqbvC-d_GE35To",
      "has_password": true,
      "expires_at": "2030-01-31T12:00:00.000Z",
      "is_expired": false,
      "created_at": "2026-01-01T00:01:02.000Z"
    }
  },
  "listShareLinks": {
    "status": 200,
    "body": [
      {
        "id": "25fc0e70-96fc-4537-8820-2dc30b0c580b",
        "url": "https://safelight.example/p/ouI6HocIKcI28xxQH9N5WkDcVK7npmqbvC-d_GE35To",
        "has_password": true,
        "expires_at": "2030-01-31T12:00:00.000Z",
        "is_expired": false,
        "created_at": "2026-01-01T00:01:02.000Z"
      }
    ]
  },
  "openSharedProject": {
    "status": 200,
    "body": {
      "ticket": "1767268864000.IcHt_2F9xtogb4peveUZ4ev5BqI4qIQ62xkwwLDyvKs",
      "expires_at": "2026-01-01T12:01:04.000Z"
    }
  },
  "getSharedProject": {
    "status": 200,
    "body": {
      "name": "Summer by the lake",
      "description": null,
      "image_count": 1,
      "expires_at": "2030-01-31T12:00:00.000Z"
    }
  },
  "listSharedImages": {
    "status": 200,
    "body": [
      {
        "uid": "eF8-x-sy8wuQzQ_PNlfTiA",
        "title": "The lighthouse",
        "content_type": "image/jpeg",
        "file_size": 14,
        "width": 1600,
        "height": 1200,
        "file_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/full.jpg",
        "thumbnail_url": "https://safelight.example/i/eF8-x-sy8wuQzQ_PNlfTiA/8a72bd764961d21d3eb99423ed1e467c/w320"
      }
    ]
  },
  "changeProjects": {
    "status": 200,
    "body": {
      "count": 1
    }
  },
  "putImage": {
    "status": 201,
    "body": {
      "uid": "GmViWQ7xnRBF0GxAVXQtOA",
      "original_filename": "image-2026-01-01-000110.jpg",
      "title": "image-2026-01-01-000110.jpg",
      "description": "",
      "file_size": 248193,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "privacy": "private",
      "is_public": false,
      "tags": [],
      "created_at": "2026-01-01T00:01:10.000Z",
      "updated_at": "2026-01-01T00:01:10.000Z",
      "expires_at": null,
      "file_url": "https://safelight.example/api/images/file/GmViWQ7xnRBF0GxAVXQtOA/",
      "direct_url": null,
      "thumbnail_url": "https://safelight.example/i/GmViWQ7xnRBF0GxAVXQtOA/d32b581d5a442cfb03cb7983d8b39011/w320?expires=1767232800&signature=BwgRpIznHfYyijtVC3nNCXbzQu2Kp3OlxjfEAg-3qho",
      "download_url": "https://safelight.example/api/images/download/GmViWQ7xnRBF0GxAVXQtOA/",
      "permalink": "https://safelight.example/image/GmViWQ7xnRBF0GxAVXQtOA",
      "view_count": 0,
      "is_favorite": false,
      "show_tags": false,
      "last_accessed": null,
      "deleted_at": null,
      "delete_url": "https://safelight.example/d/GmViWQ7xnRBF0GxAVXQtOA/-C7IJlkCh3OUsGulIRDR5hauOHw2NfF_69eGeMMDvio",
      "is_duplicate": false
    }
  },
  "putNamedImage": {
    "status": 201,
    "body": {
      "uid": "AtILvX45StWZmkzrq6yWGQ",
      "original_filename": "photo.jpg",
      "title": "photo.jpg",
      "description": "",
      "file_size": 248193,
      "content_type": "image/jpeg",
      "file_extension": "jpg",
      "width": 1600,
      "height": 1200,
      "privacy": "private",
      "is_public": false,
      "tags": [],
      "created_at": "2026-01-01T00:01:11.000Z",
      "updated_at": "2026-01-01T00:01:11.000Z",
      "expires_at": null,
      "file_url": "https://safelight.example/api/images/file/AtILvX45StWZmkzrq6yWGQ/",
      "direct_url": null,
      "thumbnail_url": "https://safelight.example/i/AtILvX45StWZmkzrq6yWGQ/f9e6045812a31c23d5bcf0235ddae507/w320?expires=1767232800&signature=IK8joP1KbfCxS86UoMFu2VBVG2Ba0HRZJPl-DDTxYks",
      "download_url": "https://safelight.example/api/images/download/AtILvX45StWZmkzrq6yWGQ/",
      "permalink": "https://safelight.example/image/AtILvX45StWZmkzrq6yWGQ",
      "view_count": 0,
      "is_favorite": false,
      "show_tags": false,
      "last_accessed": null,
      "deleted_at": null,
      "delete_url": "https://safelight.example/d/AtILvX45StWZmkzrq6yWGQ/jJFFEXABtlKfvasB0gqfEjnxD6dun5wHBdVQLBABLW4",
      "is_duplicate": false
    }
  },
  "changeImages": {
    "status": 200,
    "body": {
      "count": 2
    }
  },
  "takeBackAiEdit": {
    "status": 200,
    "body": {
      "id": "c837649c-ce43-4272-8138-e72cc3152070",
      "image": "GmViWQ7xnRBF0GxAVXQtOA",
      "version": "031b4af5-197e-430a-826f-48cf40e11a7d",
      "prompt": "vintage",
      "area": null,
      "reference_version": null,
      "state": "succeeded",
      "stage": "Done",
      "progress": 1,
      "queue_position": null,
      "expected_seconds": null,
      "result_version": "d029fa3a-95e1-44a1-8934-857f535eb942",
      "result": null,
      "model": null,
      "text_response": null,
      "processing_time": null,
      "error_message": null,
      "error_code": null,
      "created_at": "2026-01-01T00:01:18.000Z",
      "finished_at": "2026-01-01T00:01:18.000Z",
      "taken_back_at": "2026-01-01T00:01:18.000Z",
      "take_back_until": null
    }
  },
  "listPlans": {
    "status": 200,
    "body": [
      {
        "id": "free",
        "name": "Free Trial",
        "price_usd": 0,
        "billing_cycle": null,
        "edits_included": 1,
        "effective_cost_per_edit_usd": 0,
        "extra_edit_price_usd": null,
        "popular": false,
        "is_for_sale": false,
        "features": [
          "Unlimited uploads",
          "1 GB of storage",
          "Files up to 10 MB",
          "Original-resolution download"
        ]
      },
      {
        "id": "starter_pack",
        "name": "Starter Pack",
        "price_usd": 2.99,
        "billing_cycle": null,
        "edits_included": 5,
        "effective_cost_per_edit_usd": 0.6,
        "extra_edit_price_usd": null,
        "popular": true,
        "is_for_sale": true,
        "features": [
          "Everything in Free Trial",
          "Credits that do not expire"
        ]
      },
      {
        "id": "regular_pack",
        "name": "Regular Pack",
        "price_usd": 7.99,
        "billing_cycle": null,
        "edits_included": 20,
        "effective_cost_per_edit_usd": 0.4,
        "extra_edit_price_usd": null,
        "popular": false,
        "is_for_sale": true,
        "features": [
          "Upscaling up to 4K",
          "Priority in the queue",
          "Comparison view",
          "Credits that do not expire"
        ]
      },
      {
        "id": "bulk_pack",
        "name": "Bulk Pack",
        "price_usd": 14.99,
        "billing_cycle": null,
        "edits_included": 50,
        "effective_cost_per_edit_usd": 0.3,
        "extra_edit_price_usd": null,
        "popular": false,
        "is_for_sale": true,
        "features": [
          "Upscaling up to 8K",
          "Files up to 25 MB",
          "Priority in the queue",
          "Credits that do not expire"
        ]
      },
      {
        "id": "pro_subscription",
        "name": "Pro Subscription",
        "price_usd": 9.99,
        "billing_cycle": "month",
        "edits_included": 100,
        "effective_cost_per_edit_usd": 0.1,
        "extra_edit_price_usd": 0.25,
        "popular": false,
        "is_for_sale": true,
        "features": [
          "100 GB of storage",
          "Files up to 50 MB",
          "Unused credits kept for one month",
          "Early access to new models",
          "Email support"
        ]
      }
    ]
  },
  "startCheckout": {
    "status": 201,
    "body": {
      "url": "https://pay.example/1"
    }
  },
  "confirmCheckout": {
    "status": 200,
    "body": {
      "id": "cs_1",
      "item": "bulk_pack",
      "quantity": 1,
      "paid_at": "2026-02-03T04:05:06.000Z",
      "amount_cents": 1499,
      "currency": "usd",
      "refunded_cents": 0,
      "credits": 50,
      "is_taken_back": false,
      "receipt_url": "https://pay.example/receipts/cs_1"
    }
  },
  "listReceipts": {
    "status": 200,
    "body": [
      {
        "id": "cs_1",
        "item": "bulk_pack",
        "quantity": 1,
        "paid_at": "2026-02-03T04:05:06.000Z",
        "amount_cents": 1499,
        "currency": "usd",
        "refunded_cents": 0,
        "credits": 50,
        "is_taken_back": false,
        "receipt_url": "https://pay.example/receipts/cs_1"
      }
    ]
  },
  "getBilling": {
    "status": 200,
    "body": {
      "plan": "pro_subscription",
      "from": "2026-01-01T00:00:00.000Z",
      "to": "2026-02-01T00:00:00.000Z",
      "next": "pro_subscription",
      "can_manage": true
    }
  },
  "setRenewal": {
    "status": 200,
    "body": {
      "plan": "pro_subscription",
      "from": "2026-01-01T00:00:00.000Z",
      "to": "2026-02-01T00:00:00.000Z",
      "next": "bulk_pack",
      "can_manage": true
    }
  },
  "openBillingPortal": {
    "status": 201,
    "body": {
      "url": "https://pay.example/portal/cus_6b86b273-ff34-4ce1-8d6b-804eff5a3f57?return=https%3A%2F%2Fsite%2Fprofile"
    }
  },
  "requestExport": {
    "status": 202,
    "body": {
      "id": "c75cb66a-e28d-4ebc-8ede-d002c28a8ba0",
      "state": "queued",
      "created_at": "2026-01-01T00:01:28.000Z",
      "size_bytes": null,
      "expires_at": null
    }
  },
  "listExports": {
    "status": 200,
    "body": [
      {
        "id": "c75cb66a-e28d-4ebc-8ede-d002c28a8ba0",
        "state": "queued",
        "created_at": "2026-01-01T00:01:28.000Z",
        "size_bytes": null,
        "expires_at": null
      }
    ]
  },
  "confirmEmailChange": {
    "status": 200,
    "body": {
      "email": "countess@example.com"
    }
  },
  "undoEmailChange": {
    "status": 200,
    "body": {
      "email": "ada.lovelace@example.com"
    }
  },
  "updateApiKey": {
    "status": 200,
    "body": {
      "id": "4523540f-1504-4d17-800c-4835e85b7eef",
      "name": "Camera roll",
      "prefix": "sX720Zx6",
      "last_four": "OjNk",
      "is_active": false,
      "created_at": "2026-01-01T00:00:13.000Z",
      "last_used": null,
      "requests_count": 0,
      "requests_limit": 1000,
      "requests_total": 0
    }
  },
  "deleteAccount": {
    "status": 202,
    "body": {
      "purge_at": "2026-01-31T00:01:37.000Z"
    }
  },
  "startGoogleSignIn": {
    "status": 200,
    "body": {
      "authorization_url": "https://google/auth?redirect_uri=https://safelight.example/auth/google/callback&state=state",
      "ticket": "ticket"
    }
  },
  "completeGoogleSignIn": {
    "status": 200,
    "body": {
      "user": {
        "id": "6e400187-1c0c-427c-8634-ef1dc478408f",
        "username": "grace670",
        "email": "grace@example.com",
        "created_at": "2026-01-01T00:01:43.000Z"
      },
      "tokens": {
        "access": "access.6e400187-1c0c-427c-8634-ef1dc478408f.ad48ff99-415b-4f00-8dc3-5b7eb553fd1e.user",
        "refresh": "49bE1FmeAIgjhMqYHuKH7ZYfpfOCjirbXp6okKsNBSU"
      },
      "deletion_cancelled": false
    }
  },
  "signInWithGoogle": {
    "status": 200,
    "body": {
      "user": {
        "id": "29db0c67-82db-4500-8559-ef4d9e953e30",
        "username": "joan387",
        "email": "joan@example.com",
        "created_at": "2026-01-01T00:01:44.000Z"
      },
      "tokens": {
        "access": "access.29db0c67-82db-4500-8559-ef4d9e953e30.ad573668-6512-4e55-849e-cb23ae1d4888.user",
        "refresh": "jB8QRiGd3SFqAj95I1bd8Sf843KnLsm0zayYnuWwtFU"
      },
      "deletion_cancelled": false
    }
  }
};
